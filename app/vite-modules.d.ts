// Made by `scriptsBeforePages` in vite.config.ts.
declare module "*.ts?script" {
  const address: string;
  export default address;
}

// The development server's own.
declare module "virtual:react-router/inject-hmr-runtime";
