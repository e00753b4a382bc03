import type { ComponentType } from "react";
import { jsonForScript } from "#app/ui/json-for-script.ts";

/** The names by which events/hydrate.tsx finds the component of an island. */
export type IslandName = "events-list" | "upcoming-events";

type IslandProps<Props> = {
  name: IslandName;
  /** The component that is rendered now, and hydrated in the browser. */
  of: ComponentType<Props>;
  /** They travel as JSON: no functions, no elements. */
  props: Props;
};

/** A part of a page that React hydrates in the browser. The rest of the page is plain HTML. */
export function Island<Props extends object>({ name, of: Part, props }: IslandProps<Props>) {
  return (
    <>
      <div data-island={name}>
        <Part {...props} />
      </div>
      <script type="application/json">{jsonForScript(props)}</script>
    </>
  );
}
