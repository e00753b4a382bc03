// Ends the program where the words have to be mended first.
import "./check-content.ts";
import { drawGroupWindows } from "#tools/windows/group-windows.ts";
import { drawInitialsWindows } from "#tools/windows/initials-windows.ts";
import { drawSharingPictures } from "./draw-sharing-pictures.ts";
import { fillFolder } from "./generated-folder.ts";

/** Checks the words and fills `app/generated` with the pictures that depend on them. */

await fillFolder("windows", drawGroupWindows());
await fillFolder("initials", drawInitialsWindows());
await drawSharingPictures();
