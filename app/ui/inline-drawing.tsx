import { createElement, type ReactNode } from "react";
import { fromXml } from "xast-util-from-xml";

type Nodes = ReturnType<typeof fromXml>["children"];

/** A drawing in the HTML itself, where styles reach its parts; without its comments and line breaks. */
export function InlineDrawing({ svg }: { svg: string }) {
  return <>{elementsIn(fromXml(svg).children)}</>;
}

function elementsIn(nodes: Nodes): ReactNode[] {
  const elements = nodes.filter((node) => node.type === "element");
  return elements.map(({ name, attributes, children }, key) => {
    const named = Object.entries(attributes).map(([attribute, value]) => [
      attribute.startsWith("data-") ? attribute : camelCase(attribute),
      value,
    ]);
    return createElement(name, { ...Object.fromEntries(named), key }, ...elementsIn(children));
  });
}

/** "stop-color" as React names it. */
function camelCase(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
