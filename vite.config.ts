import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type PluginOption } from "vite";
import { churchSuiteStandIn } from "#demo/stand-in.ts";

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), mode === "stand-in" && standInBesideDevServer()],
  // Small files stay files: data: addresses would need a hole in a Content-Security-Policy.
  build: { assetsInlineLimit: 0 },
}));

function standInBesideDevServer(): PluginOption {
  return {
    name: "church-suite-stand-in",
    configureServer: ({ middlewares }) => void middlewares.use(churchSuiteStandIn()),
  };
}
