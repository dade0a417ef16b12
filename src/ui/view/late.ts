import type { FlowGiven } from '#application/kit/app.ts'
import { openScope, type Scope } from '#application/kit/scope.ts'
import type { Speech } from './speech.ts'

/** An open part: its view, until it is closed. */
type OpenedPart<View> = Readonly<{ view: (speech: Speech) => View; close: () => void }>

/** Opens a part with its own flow; `changed` is called after each change of its view. */
export type OpenPart<View> = (given: FlowGiven, changed: () => void) => OpenedPart<View>

/**
 * A part of a page with its own flow, loaded after the page. The reader of the page loads and opens it, so that it
 * blocks nothing. Another key means another part.
 */
export type LatePart<View> = Readonly<{ kind: string; key: string; load: () => Promise<OpenPart<View>> }>

/** Creates a part from its flow, which ends when the part is closed, and its view. */
export const partOf =
  <Now, View>(open: (scope: Scope) => () => Now, view: (now: Now, speech: Speech) => View): OpenPart<View> =>
  (given, changed) => {
    const scope = openScope(given, changed)
    const now = open(scope)
    return { view: (speech) => view(now(), speech), close: scope.close }
  }
