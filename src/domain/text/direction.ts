/** Letters of the scripts whose lines run to the left: Hebrew, Arabic, Syriac, Thaana, N'Ko, and their neighbours. */
const RUNS_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** First Strong Isolate and Pop Directional Isolate: what stands between them decides its own direction only. */
const BEGIN = '\u2068'
const END = '\u2069'

/**
 * A text as it is put into a sentence of ours: one with letters that run to the left is isolated, so that the words,
 * digits and signs around it keep their order (FMT-06). All else is unchanged.
 */
export const isolated = (text: string): string =>
  RUNS_LEFT.test(text) && !text.startsWith(BEGIN) ? BEGIN + text + END : text
