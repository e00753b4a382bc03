import type * as v from "valibot";
import { readFacts } from "#app/content-loader/facts/read-facts.server.ts";
import { churchFacts } from "./church-facts.server.ts";
import { oncePerBuild } from "./read-content.server.ts";

/** The church's own facts, `content/church.yaml`. */
export type Church = v.InferOutput<typeof churchFacts>;
export type ChurchSuiteAccount = NonNullable<Church["churchsuite"]>;

export const readChurch = oncePerBuild((): Church => readFacts("church.yaml", churchFacts));
