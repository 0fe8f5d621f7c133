import { expect, test } from "vitest";
import { guideText, plainText } from "./text";

test("signs, clauses and bold become HTML, everything else is escaped", () => {
  expect(guideText("**3** <b> :an-gold: [AN-4.6]")).toBe(
    '<b>3</b> &lt;b&gt; <svg class="sign" width="19" height="19" aria-hidden="true"><use href="#an-gold"/></svg> ' +
      '<button type="button" class="ref" data-rule="AN-4.6">AN-4.6</button>',
  );
});

test("a search does not meet the marks", () => {
  expect(plainText("take a :coin: **coin**")).toBe("take a coin");
});
