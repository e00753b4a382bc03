// Made by `scriptsInHtml` in vite.config.ts.
declare module "*.ts?script" {
  const text: string;
  export default text;
}

// The development server's own.
declare module "virtual:react-router/inject-hmr-runtime";
