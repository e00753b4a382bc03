import { nearest, probablyMeant } from "#app/content-loader/nearest.ts";
import type { FactPath } from "./parse-facts.server.ts";
import { entriesOf, itemOf, optionsOf, plainShape, type Shape } from "./shape.ts";

/** A field that its file does not have; with the one that was probably meant, or with all there are. */
export type UnknownField = { path: FactPath; value: unknown; meant?: string; known: string[] };

/** Every field among the facts that their schema does not know. Valibot tells the first of a list only. */
export function unknownFields(schema: Shape, facts: unknown, path: FactPath = []): UnknownField[] {
  const shape = shapeOf(schema, facts);
  if (Array.isArray(facts)) {
    return facts.flatMap((fact, index) => {
      const item = shape && itemOf(shape, index);
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
  const known = entriesOf(shape).map(([name]) => name);
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
  const { entries = {} } = shapeOf(schema, facts) ?? {};
  const isList = (name: string) => entries[name]?.wrapped?.type === "array";
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fact === "" && isList(name) ? [] : fact]),
  );
}

/** The names of the fields that belong below a fact; none where it is words. */
export function fieldsBelow(schema: Shape, path: FactPath): string[] {
  const [key, ...further] = path;
  const shape = shapeOf(schema, {});
  if (!shape) return [];
  if (key === undefined) return entriesOf(shape).map(([name]) => name);
  const below = typeof key === "number" ? itemOf(shape, key) : shape.entries?.[key];
  return below ? fieldsBelow(below, further) : [];
}

/** Of several shapes the one that these facts have. */
function shapeOf(schema: Shape, facts: unknown): Shape | undefined {
  const shape = plainShape(schema);
  const options = optionsOf(shape);
  if (options.length === 0 || typeof facts !== "object" || facts === null) return shape;
  const given = new Map<string, unknown>(Object.entries(facts));
  return (
    options.find(({ entries = {} }) =>
      Object.entries(entries).some(
        ([name, { type, literal }]) => type === "literal" && given.get(name) === literal,
      ),
    ) ?? options.find(({ entries, item }) => (Array.isArray(facts) ? item : entries))
  );
}
