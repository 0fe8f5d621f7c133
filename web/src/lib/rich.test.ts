import { expect, test } from "vitest";
import { richText } from "./rich";

test("marks become HTML, everything else is escaped", () => {
  expect(richText("**Pay** `<b>` and *wait*")).toBe("<b>Pay</b> <code>&lt;b&gt;</code> and <i>wait</i>");
});
