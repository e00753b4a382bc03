import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type PluginOption } from "vite";
import { churchSuiteStandIn } from "#demo/stand-in.ts";

// Each file costs a visitor a request: what every page needs travels in two files, not in thirty.
const onEveryPage = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es)\// },
  {
    name: "house",
    test: /(app\/(layout|ui|time|analytics)\/|app\/site|groups\/group\.ts|lucide|simple-icons)/,
  },
];

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), mode === "stand-in" && standInBesideDevServer()],
  // Small files stay files: data: addresses would need a hole in a Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: onEveryPage } } } } },
  },
}));

function standInBesideDevServer(): PluginOption {
  return {
    name: "church-suite-stand-in",
    configureServer: ({ middlewares }) => void middlewares.use(churchSuiteStandIn()),
  };
}
