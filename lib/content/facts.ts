import * as v from "valibot";

type Typed = "sentences" | "number" | "markdown" | "date" | "time" | "photo" | "logo";
/** What every church chooses from, and what its own files have. */
type Chosen = "weeks of the month" | "emblem" | "glass";
type ChosenOfIts = "group" | "person" | "groups and services" | "chip";
/** How a fact is filled in, where its shape does not say it: what is typed, or what is chosen from. */
export type InputKind = Typed | Chosen | ChosenOfIts;

/** A fact with its name for people and, where they may wonder, what to write: the editor’s forms are made of these. */
export function field<Schema extends v.GenericSchema>(label: string, schema: Schema, hint = "") {
  return v.pipe(schema, v.title(label), v.description(hint));
}

/** A fact that may be left out, or is then as `usual`. */
export function optional<
  const Schema extends v.GenericSchema,
  const Usual extends v.Default<Schema, undefined> = undefined,
>(label: string, schema: Schema, { hint, usual }: { hint?: string; usual?: Usual } = {}) {
  return field(label, v.optional(schema, usual as Usual), hint);
}

/** A list of such entries, which may be left out, or be empty. */
export function list<const Entry extends v.GenericSchema>(
  label: string,
  entry: Entry,
  { hint }: { hint?: string } = {},
) {
  return field(label, v.optional(v.array(entry), []), hint);
}

/** For the end of a pipe: how such a fact is filled in. */
export function inputKind<Input>(entry: InputKind) {
  return v.metadata<Input, { entry: InputKind }>({ entry });
}

/** Where a fact is in its file: ["terms", 0, "from"]. */
export type FactPath = readonly (string | number)[];

/** What is wrong with a fact beside others: each would do by itself. */
export type Slip = [path: FactPath, expected: string];

/** For the end of a pipe: what does not agree among facts. Those that will not do by themselves are compared with nothing. */
export function agreeing<Facts>(slipsOf: (facts: Facts) => Slip[]) {
  return v.rawCheck<Facts>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    for (const [keys, message] of slipsOf(dataset.value)) {
      const [first, ...further] = keys.map(
        (key): v.UnknownPathItem => ({ type: "unknown", origin: "value", input: 0, key, value: 0 }),
      );
      addIssue({ message, input: undefined, ...(first && { path: [first, ...further] }) });
    }
  });
}

/** For the end of a pipe: what is wrong with a fact, in words; "" where nothing is. */
export function noSlip<Fact>(slipOf: (fact: Fact) => string) {
  return v.check<Fact, (issue: v.CheckIssue<Fact>) => string>(
    (fact) => !slipOf(fact),
    ({ input }) => slipOf(input),
  );
}

/** One thing that is asked or made of a fact. A schema is the first, and may have several itself. */
type Step = {
  kind: string;
  type: string;
  requirement?: unknown;
  message?: unknown;
  pipe?: readonly Step[];
};

/** What a schema of Valibot says of the facts within it. */
export type Shape = v.GenericSchema &
  Step & {
    entries?: Record<string, Shape>;
    item?: Shape;
    items?: readonly Shape[];
    /** What may follow the `items`. */
    rest?: Shape;
    wrapped?: Shape;
    options?: readonly (Shape | string)[];
    literal?: unknown;
    /** Of several shapes, the name of the fact that tells them apart. */
    key?: string;
    default?: unknown;
    /** Of a record, whose fields may have any name. */
    value?: Shape;
  };

/** A shape without what may be left out, or be empty. */
export function plainShape(shape: Shape): Shape {
  return shape.wrapped ? plainShape(shape.wrapped) : shape;
}

/** The schemas of the facts below one, by their names. Some are there only to be refused. */
export function entriesOf(shape: Shape): [name: string, shape: Shape][] {
  return Object.entries(plainShape(shape).entries ?? {}).filter(
    ([, entry]) => plainShape(entry).type !== "never",
  );
}

/** What the entries of a list are, or the one at this place, counted from 0. */
export function itemOf(shape: Shape, index = 0): Shape | undefined {
  const { item, items, rest } = plainShape(shape);
  return items?.[index] ?? rest ?? item;
}

export function optionsOf(shape: Shape): Shape[] {
  const { options = [] } = plainShape(shape);
  return options.filter((option) => typeof option === "object");
}

export function entryOf(shape: Shape): InputKind | undefined {
  const { entry }: { entry?: InputKind } = v.getMetadata(plainShape(shape));
  return entry;
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
