// Made by `scriptsInHtml` in vite.config.ts.
declare module "*.ts?script" {
  const text: string;
  export default text;
}
