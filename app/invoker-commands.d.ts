import "react";

// Attributes of HTML that React passes on but does not name in its types yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
