/** ChurchSuite's record of the place: the same in every event of the feed. */
export const mainSite = {
  id: 1,
  name: "Main site",
  initials: "",
  color: "#2f5d50",
  order: 1,
  address: {
    id: null,
    line1: "Kilmorran Presbyterian Church",
    line2: "12 Meeting House Lane",
    line3: "",
    city: "Kilmorran",
    county: "Co. Antrim",
    postcode: "BT00 0AA",
    country: "",
  },
  mtime: "2025-09-02 10:14:31",
  muser: "office",
  ctime: "2019-08-20 14:11:16",
  cuser: "churchsuite",
};
