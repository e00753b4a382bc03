import type { ChildrenAnswer } from "./children.server.ts";

/** What a parent is told of a service: the groups that meet during it, and those that are off. */
export function ForChildren({ answer }: { answer: ChildrenAnswer }) {
  const { groups, older, off, always = "" } = answer;
  const remarks = [always, ...off].filter((sentence) => sentence !== "");
  return (
    <>
      {groups.length > 0 && (
        <ul>
          {groups.map(({ path, who, name, details }) => (
            <li key={path}>
              {`${who}: `}
              <a href={path}>{name}</a>
              {`, ${details}`}
            </li>
          ))}
          {older && <li>{older}</li>}
        </ul>
      )}
      {remarks.length > 0 && <p>{remarks.join(" ")}</p>}
    </>
  );
}
