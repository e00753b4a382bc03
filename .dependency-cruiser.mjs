// Which way imports point. From the ground up: whatever stands later may use what stands earlier, and
// never the other way round. Types are free to go anywhere, because nothing of them is left to run.
const floors = [
  "assets/|styles/",
  "time/",
  "ground/",
  "site[.]ts|places/|church-suite-hosts|calendar-file|groups/group[.]ts",
  "content-loader/",
  "ui/",
  "events/",
  "pictures/",
  "meetings/",
  "groups/(?!group[.]ts)|people/|giving/|get-involved/|own-pages/|privacy/|this-week/",
  "home/",
  "layout/|screen/",
  "analytics/|browser/|offline/|status/",
  "pages/",
  "root[.]|routes[.]|entry[.]|published-files[.]",
];

const upwards = floors.slice(0, -1).map((floor, index) => ({
  name: `nothing below imports from above: app/(${floor})`,
  severity: "error",
  from: { path: `^app/(${floor})`, pathNot: "[.]test[.]ts$" },
  to: {
    path: `^app/(${floors.slice(index + 1).join("|")})`,
    dependencyTypesNot: ["type-only"],
  },
}));

export default {
  forbidden: [
    ...upwards,
    {
      name: "no circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "the website stands without the stand-in, the tools and the tests",
      severity: "error",
      from: { path: "^app/", pathNot: "[.]test[.]ts$|^app/events/snapshot[.]server[.]ts$" },
      to: { path: "^(demo|tools|tests)/" },
    },
    {
      name: "tests ask the tools, and no tool asks the tests",
      severity: "error",
      from: { path: "^(demo|tools)/", pathNot: "[.]test[.]ts$" },
      to: { path: "^tests/" },
    },
    {
      name: "what reads files at build time is asked by loaders alone",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "[.]server[.]ts$|[.]test[.]ts$|^app/(pages/|root|routes|published-files)",
      },
      to: { path: "[.]server[.]ts$", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    // TypeScript 7 has no parser that other programs can call.
    parser: "swc",
    includeOnly: "^(app|demo|tests|tools)/",
    exclude: "/node_modules/",
    enhancedResolveOptions: { extensions: [".ts", ".tsx"], conditionNames: ["import", "node"] },
  },
};
