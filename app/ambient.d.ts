// Made by tools/build/inline-scripts.ts.
declare module "*.ts?inline-script" {
  const text: string;
  export default text;
}

// The development server's own.
declare module "virtual:react-router/inject-hmr-runtime";

/**
 * Trusted Types, which TypeScript does not know yet; Firefox before 148 and Safari before 26 neither. What a policy
 * makes is typed as the string that it stands for, because it is given to what takes strings.
 */
declare var trustedTypes:
  | {
      createPolicy<Rules extends TrustedTypePolicyRules>(name: string, rules: Rules): Rules;
    }
  | undefined;

type TrustedTypePolicyRules = {
  createHTML?: (html: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
};
