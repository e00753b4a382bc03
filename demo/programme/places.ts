export type Place = {
  type: "physical" | "online";
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  url: string | null;
};

const CHURCH_ADDRESS = "12 Meeting House Lane, Kilmorran, BT00 0AA";

export const church = at("Kilmorran Presbyterian Church", CHURCH_ADDRESS);
export const churchHalls = at("Church Halls", CHURCH_ADDRESS);
// Nobody fills in the address twice: a small room often has a name and nothing else.
export const minorHall = at("Minor Hall", "");
export const library = at("Library", CHURCH_ADDRESS);

/** A way into a meeting as people paste it into descriptions. */
export const ZOOM_LINK = "https://us02web.zoom.us/j/81904402667?pwd=for-members-only";

export const online: Place = {
  type: "online",
  name: "Zoom",
  address: null,
  latitude: null,
  longitude: null,
  // The real feed shows private joining links to everybody, so this one does too.
  url: "https://meet.kilmorran.example/j/8190440266?pwd=for-members-only",
};

function at(name: string, address: string): Place {
  return {
    type: "physical",
    name,
    address,
    latitude: 54.601234,
    longitude: -6.234567,
    url: null,
  };
}
