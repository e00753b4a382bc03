/** Whether the site is built against the stand-in ChurchSuite: `npm start`, `npm run dev` and the tests. */
export const isStandIn = import.meta.env.MODE === "stand-in";
