/** The places on the home page that links lead to. */
export const SERVICE_TIMES = "service-times";
export const CHURCH_STORY = "church-story";
export const FIND_YOUR_PLACE = "find-your-place";
