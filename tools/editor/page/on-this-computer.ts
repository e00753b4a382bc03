import { ServedFolder } from "./served-files.ts";
import { start } from "./start.ts";

// The editor's backend for trials keeps its files in a folder of the browser's own. It is given the church's.
Object.assign(navigator.storage, { getDirectory: async () => new ServedFolder() });
// With nobody to sign in it opens at once.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));

await start();
