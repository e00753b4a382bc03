import type { ComponentType } from "react";
import type { IslandName } from "#app/browser/hydrate.tsx";
import { jsonForScript } from "#app/ui/json-for-script.ts";

type Hydrated<Props> = { name: IslandName; of: ComponentType<Props>; props: Props };

/** A part of a page that hydrate.tsx hydrates, by its name there. Props travel as JSON: no functions, no elements. */
export function Island<Props extends object>({ name, of: Part, props }: Hydrated<Props>) {
  return (
    <>
      <div data-island={name}>
        <Part {...props} />
      </div>
      <script type="application/json">{jsonForScript(props)}</script>
    </>
  );
}
