import * as v from "valibot";
import type { InputKind } from "#app/church/fields.server.ts";
import type { KindMetadata } from "#content";

/** A step in the check of a fact. The first step is a schema, which may have steps of its own. */
type Step = {
  /** "schema", "validation", "transformation" or "metadata". */
  kind: string;
  /** "string", "regex", "min_length" … */
  type: string;
  /** What a validation requires: a pattern, or a number. */
  requirement?: unknown;
  /** The message of a validation that fails. */
  message?: unknown;
  pipe?: readonly Step[];
};

/** A schema of Valibot, with those of its parts that decide what a form looks like. */
export type Shape = v.GenericSchema &
  Step & {
    /** The schema of each fact, if it is a schema for facts with names. */
    entries?: Record<string, Shape>;
    /** The schema of the entries, if it is a list. */
    item?: Shape;
    /** The schemas of the first entries, if it is a list that has such. */
    items?: readonly Shape[];
    /** The schema of the entries after `items`. */
    rest?: Shape;
    /** The schema of a fact that may be left out. */
    wrapped?: Shape;
    /** The words that a fact may be, or the shapes that it may have. */
    options?: readonly (Shape | string)[];
    /** The one word that a fact is. */
    literal?: unknown;
    /** The name of the fact that tells the `options` apart. */
    key?: string;
    /** The value of the fact if it is left out. */
    default?: unknown;
  };

/** Finds the schema that a fact has in the end: without "may be left out", and after all transformations. */
export function findPlainShape(shape: Shape): Shape {
  if (shape.wrapped) return findPlainShape(shape.wrapped);
  const schemas = (shape.pipe ?? []).filter(isSchema);
  const last = schemas.at(-1);
  return last && schemas.length > 1 ? findPlainShape(last) : shape;
}

function isSchema(step: Step): step is Shape {
  return step.kind === "schema";
}

/** Lists the facts of a shape with their schemas, without those that are always refused. */
export function listEntries(shape: Shape): [name: string, shape: Shape][] {
  return Object.entries(findPlainShape(shape).entries ?? {}).filter(
    ([, entry]) => findPlainShape(entry).type !== "never",
  );
}

/** Finds the shape of a list's entries. */
export function findItem(shape: Shape): Shape | undefined {
  const { item, items, rest } = findPlainShape(shape);
  return items?.[0] ?? rest ?? item;
}

/** Lists the shapes that a fact may have, if it may have several. */
export function listOptions(shape: Shape): Shape[] {
  const { options = [] } = findPlainShape(shape);
  return options.filter((option) => typeof option === "object");
}

/** What a form knows of a fact besides its shape. */
export type ShapeMetadata = Partial<KindMetadata<InputKind>> & {
  /** What a form shows in the place of the words that a fact may be. */
  labels?: Record<string, string>;
};

/** Finds what the kind of a fact says of its form. */
export function findMetadata(shape: Shape): ShapeMetadata {
  return v.getMetadata(findPlainShape(shape));
}

/** Lists the checks of a fact as somebody types it, without those that follow a transformation. */
export function listChecks(shape: Shape): Step[] {
  const steps = listSteps(findPlainShape(shape));
  const transform = steps.findIndex(({ type }) => type === "transform");
  return transform === -1 ? steps : steps.slice(0, transform);
}

function listSteps({ pipe = [] }: Step): Step[] {
  return pipe.flatMap((step) => (step.pipe ? listSteps(step) : step));
}
