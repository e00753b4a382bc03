/** Whether the site is built against the stand-in ChurchSuite: `npm start`, `npm run dev` and the tests; not so in Node, which has no `import.meta.env`. */
export const isStandIn = import.meta.env?.MODE === "stand-in";
