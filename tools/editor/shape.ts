import * as v from "valibot";
import type { InputKind } from "#app/church/fields.server.ts";

/** One thing that is asked or made of a fact. A schema is the first, and may have several itself. */
type Step = {
  /** "schema", "validation", "transformation" or "metadata". */
  kind: string;
  /** "string", "regex", "min_length" … */
  type: string;
  /** What a validation asks for: a pattern, or a number. */
  requirement?: unknown;
  /** What is said where it is not so. */
  message?: unknown;
  pipe?: readonly Step[];
};

/** A schema of Valibot, as far as it says what a form for such facts looks like. */
export type Shape = v.GenericSchema &
  Step & {
    /** Of facts with names, the schema of each. */
    entries?: Record<string, Shape>;
    /** Of a list, the schema of its entries. */
    item?: Shape;
    /** Of a list, the schemas of its first entries. */
    items?: readonly Shape[];
    /** What may follow the `items`. */
    rest?: Shape;
    /** The schema of what may be left out. */
    wrapped?: Shape;
    /** The words that a fact may be, or the shapes that it may have. */
    options?: readonly (Shape | string)[];
    /** The one word that a fact is. */
    literal?: unknown;
    /** Of several shapes, the name of the fact that tells them apart. */
    key?: string;
    /** What stands where the fact is left out. */
    default?: unknown;
  };

/** A shape without what may be left out, or is made of a fact before it is checked. */
export function plainShape(shape: Shape): Shape {
  if (shape.wrapped) return plainShape(shape.wrapped);
  const schemas = (shape.pipe ?? []).filter(isSchema);
  const last = schemas.at(-1);
  return last && schemas.length > 1 ? plainShape(last) : shape;
}

function isSchema(step: Step): step is Shape {
  return step.kind === "schema";
}

/** The schemas of the facts below one, by their names. Some are there only to be refused. */
export function entriesOf(shape: Shape): [name: string, shape: Shape][] {
  return Object.entries(plainShape(shape).entries ?? {}).filter(
    ([, entry]) => plainShape(entry).type !== "never",
  );
}

/** What the entries of a list are. */
export function itemOf(shape: Shape): Shape | undefined {
  const { item, items, rest } = plainShape(shape);
  return items?.[0] ?? rest ?? item;
}

/** The shapes that a fact may have, where it may have several. */
export function optionsOf(shape: Shape): Shape[] {
  const { options = [] } = plainShape(shape);
  return options.filter((option) => typeof option === "object");
}

/** How a fact is filled in, where its schema says it. */
export function inputKindOf(shape: Shape): InputKind | undefined {
  const { inputKind }: { inputKind?: InputKind } = v.getMetadata(plainShape(shape));
  return inputKind;
}

/** What is asked of a fact as it is typed: nothing that comes after it has been made into something else. */
export function checksOf(shape: Shape): Step[] {
  const steps = stepsOf(plainShape(shape));
  const changed = steps.findIndex(({ type }) => type === "transform");
  return changed === -1 ? steps : steps.slice(0, changed);
}

function stepsOf({ pipe = [] }: Step): Step[] {
  return pipe.flatMap((step) => (step.pipe ? stepsOf(step) : step));
}
