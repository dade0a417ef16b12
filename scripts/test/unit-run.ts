/** The unit tests are a run of their own, or a part of one: what they leave among the temporary files goes with it. */
import { beginRun } from '#scripts/tools/tidy.ts'

export const setup = beginRun
