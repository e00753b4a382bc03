/** Whether the site is built against the stand-in ChurchSuite: `npm start`, `npm run dev` and the tests. Node, which has no `import.meta.env`, is told by an argument. */
export const isStandIn =
  import.meta.env?.MODE === "stand-in" || process.argv.includes("--mode=stand-in");
