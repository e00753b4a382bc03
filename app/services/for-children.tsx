import type { ChildrenAnswer } from "./children.server.ts";

/** What a parent is told of a service: the groups that meet during it, or are off, and what is true at every service. */
export function ForChildren({ answer }: { answer: ChildrenAnswer }) {
  const { groups, older, always } = answer;
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
      {always && <p>{always}</p>}
    </>
  );
}
