import { DOWNWARDS, linear, type Paint } from "./svg.ts";

export type HourOfDay = "dawn" | "dusk";

type Light = {
  gable: readonly [towardsSun: Paint, away: Paint];
  side: readonly [near: Paint, far: Paint];
  slate: readonly [high: Paint, low: Paint];
  coping: Paint;
  joints: Paint;
  rim: Paint;
};

export const lightOf: Record<HourOfDay, Light> = {
  dawn: {
    gable: ["#9a8784", "#575f6b"],
    side: ["#455361", "#2c3b47"],
    slate: ["#4b5761", "#1b2933"],
    coping: "#7d7a7c",
    joints: "#0c1a2480",
    rim: "#ffd48a",
  },
  dusk: {
    gable: ["#4f6076", "#3c4c60"],
    side: ["#31415a", "#24344a"],
    slate: ["#5b7090", "#2c3f5c"],
    coping: "#7386a0",
    joints: "#1b2a4480",
    rim: "#8fa6c2",
  },
};

/** The gradients that the building is painted with. */
export function meetingHousePaint(hour: HourOfDay): string {
  const { gable, side, slate, rim } = lightOf[hour];
  return (
    linear("gable", {}, [
      [0, gable[0]],
      [0.8, gable[1]],
    ]) +
    linear("side", {}, [
      [0, side[0]],
      [1, side[1]],
    ]) +
    linear("slate", { x2: 0.7, y2: 1 }, [
      [0, slate[0]],
      [0.7, slate[1]],
    ]) +
    linear("ridge", {}, [
      [0.3, rim],
      [1, `${rim}00`],
    ]) +
    linear("lit", DOWNWARDS, [
      [0, "#ffb548"],
      [0.5, "#ffd47c"],
      [1, "#fff0c2"],
    ])
  );
}
