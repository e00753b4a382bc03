export type Category = { id: number; name: string; color: string };

export const worship: Category = { id: 1, name: "Worship Services", color: "#2f5d50" };
export const prayer: Category = { id: 3, name: "Prayer & Midweek", color: "#4263eb" };
export const families: Category = { id: 5, name: "Children & Families", color: "#be4bdb" };
export const youth: Category = { id: 6, name: "Youth", color: "#fd7e14" };
export const fellowship: Category = { id: 8, name: "Fellowship", color: "#e8590c" };
export const churchLife: Category = { id: 11, name: "Church Life", color: "#868e96" };
