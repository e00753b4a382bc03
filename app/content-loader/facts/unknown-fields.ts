import { nearest, probablyMeant } from "#app/content-loader/nearest.ts";
import type { FactPath } from "./parse-facts.server.ts";

/** What a schema of Valibot says of the facts within it. */
type Shape = {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  items?: Shape[];
  rest?: Shape;
  wrapped?: Shape;
  options?: Shape[];
  literal?: unknown;
  /** Of a record, whose fields may have any name. */
  value?: Shape;
};

/** A field that its file does not have; with the one that was probably meant, or with all there are. */
export type UnknownField = { path: FactPath; value: unknown; meant?: string; known: string[] };

/** Every field among the facts that their schema does not know. Valibot tells the first of a list only. */
export function unknownFields(schema: Shape, facts: unknown, path: FactPath = []): UnknownField[] {
  const shape = plainShape(schema, facts);
  if (Array.isArray(facts)) {
    return facts.flatMap((fact, index) => {
      const item = shape?.items?.[index] ?? shape?.rest ?? shape?.item;
      return item ? unknownFields(item, fact, [...path, index]) : [];
    });
  }
  const anyField = shape?.value;
  const entries = shape?.entries;
  if (anyField && typeof facts === "object" && facts !== null) {
    return Object.entries(facts).flatMap(([name, value]) =>
      unknownFields(anyField, value, [...path, name]),
    );
  }
  if (!entries || typeof facts !== "object" || facts === null) return [];
  const given = Object.keys(facts);
  const known = Object.keys(entries).filter((name) => entries[name]?.wrapped?.type !== "never");
  return Object.entries(facts).flatMap(([name, value]): UnknownField[] => {
    const below = [...path, name];
    const entry = entries[name];
    if (entry) return unknownFields(entry, value, below);
    const free = known.filter((other) => !given.includes(other));
    const meant = probablyMeant(name, free);
    return [{ path: below, value, ...(meant && { meant }), known: nearest(name, known, 3) }];
  });
}

/** The facts with an empty list where the name of a list has nothing below it. */
export function withEmptyLists(schema: Shape, facts: unknown): unknown {
  if (typeof facts !== "object" || facts === null) return facts;
  const { entries = {} } = plainShape(schema, facts) ?? {};
  const isList = (name: string) => entries[name]?.wrapped?.type === "array";
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fact === "" && isList(name) ? [] : fact]),
  );
}

/** The names of the fields that belong below a fact; none where it is words. */
export function fieldsBelow(schema: Shape, path: FactPath): string[] {
  const [key, ...further] = path;
  const shape = plainShape(schema, {});
  if (key === undefined) return Object.keys(shape?.entries ?? {});
  const below =
    typeof key === "number"
      ? (shape?.items?.[key] ?? shape?.rest ?? shape?.item)
      : shape?.entries?.[key];
  return below ? fieldsBelow(below, further) : [];
}

/** Without what may be left out, and of several shapes the one that these facts have. */
function plainShape(shape: Shape, facts: unknown): Shape | undefined {
  if (shape.wrapped) return plainShape(shape.wrapped, facts);
  if (!shape.options || typeof facts !== "object" || facts === null) return shape;
  const given = new Map<string, unknown>(Object.entries(facts));
  return (
    shape.options.find(({ entries = {} }) =>
      Object.entries(entries).some(
        ([name, { type, literal }]) => type === "literal" && given.get(name) === literal,
      ),
    ) ?? shape.options.find(({ entries, item }) => (Array.isArray(facts) ? item : entries))
  );
}
