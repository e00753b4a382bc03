/** The CSS selector of what names the next date of something, outside islands. */
export const NAMES_DATE = "[data-next-service], [data-next-date], [data-days]";
