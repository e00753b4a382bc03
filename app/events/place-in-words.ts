import type { Place } from "./event.ts";

/** "Church Halls, 12 Meeting House Lane", "Online, Zoom": nothing twice, and nothing that is empty. */
export function placeInWords({ isOnline, name = "", address = "" }: Place): string {
  const online = isOnline && !/^online/i.test(name || address) ? "Online" : "";
  const isNamedInAddress = address.toLowerCase().startsWith(name.toLowerCase());
  return [online, isNamedInAddress ? "" : name, address].filter(Boolean).join(", ");
}
