/** Whether the site is built against the stand-in ChurchSuite: `npm start`, `npm run dev` and the tests. Node, which has no `import.meta.env`, is told by an argument. */
export const isStandIn =
  import.meta.env?.MODE === "stand-in" || process.argv.includes("--mode=stand-in");

/** Whether it is the site that is published: neither the tests nor the development server make it. */
export const isPublished = import.meta.env?.MODE === "production";
