/** The screens the site is looked at on, in CSS pixels. */
export const telephone = { width: 390, height: 844 };
export const tablet = { width: 800, height: 1000 };
export const desktop = { width: 1280, height: 800 };

/** The narrowest screen on which nothing may have to be scrolled sideways. */
export const smallest = { width: 320, height: 568 };
