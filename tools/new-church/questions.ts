import type * as v from "valibot";
import {
  clockTime,
  email,
  homeAddress,
  phone,
  verbatim,
} from "#app/content-loader/facts/fields.server.ts";

/** Something to ask whoever begins a church's website. Where `isOptional`, nothing is an answer too. */
export type Question = {
  asks: string;
  example: string;
  schema: v.GenericSchema<string, string>;
  isOptional?: true;
};

/** What the site has to know of a church, in the order in which it is asked. */
export const questions = {
  name: {
    asks: "The church’s full name",
    example: "First Ballyquillan Presbyterian Church",
    schema: verbatim,
  },
  street: { asks: "Its street, with the number", example: "4 Main Street", schema: verbatim },
  town: { asks: "Its town or townland", example: "Ballyquillan", schema: verbatim },
  county: { asks: "Its county", example: "Co. Antrim", schema: verbatim },
  postcode: { asks: "Its postcode", example: "BT41 4LN", schema: verbatim },
  phone: { asks: "The church’s telephone", example: "028 2565 1111", schema: phone },
  email: { asks: "The church’s e-mail address", example: "office@ballyquillan.org", schema: email },
  website: {
    asks: "Where this website will be",
    example: "https://www.ballyquillan.org",
    schema: homeAddress,
  },
  begins: {
    asks: "When the Sunday service begins, on the 24-hour clock",
    example: "11:30",
    schema: clockTime,
  },
  ends: { asks: "And about when it ends", example: "12:45", schema: clockTime },
  minister: {
    asks: "The minister’s name. Nothing, if there is none just now",
    example: "Rev. Mary Hill",
    schema: verbatim,
    isOptional: true,
  },
  account: {
    asks: "The name of the ChurchSuite account. Nothing, if there is none",
    example: "ballyquillan",
    schema: verbatim,
    isOptional: true,
  },
} satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;

/** What the church answered; "" where a question was left open, and the groups it has like the sample's. */
export type Answers = Record<QuestionName, string> & { groups: string[] };
