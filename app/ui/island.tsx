import type { ComponentType } from "react";
import type { islands } from "#app/islands.ts";
import styles from "./island.module.css";
import { jsonForScript } from "./json-for-script.ts";

export type IslandName = keyof typeof islands;

/**
 * A part of a page that lives on in the browser: its HTML is prerendered like everything else, and
 * hydrate-islands.tsx brings `of`, under the name it has in islands.ts, to life. Everything outside an
 * island stays HTML. Props travel as JSON: no functions, no elements.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
}: {
  name: IslandName;
  of: ComponentType<Props>;
  props: Props;
}) {
  return (
    <>
      <div data-island={name} className={styles.island}>
        <Part {...props} />
      </div>
      <script type="application/json">{jsonForScript(props)}</script>
    </>
  );
}
