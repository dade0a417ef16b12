import { openScope, type FlowGiven, type Scope } from '#application/kit/scope.ts'
import type { Speech } from './speech.ts'

/** A part that is open: what it shows, until it is closed. */
type OpenedPart<View> = Readonly<{ view: (speech: Speech) => View; close: () => void }>

/** Opens a part that has a flow of its own; `changed` is called after each change of what it shows. */
export type OpenPart<View> = (given: FlowGiven, changed: () => void) => OpenedPart<View>

/**
 * A part of a page that has a flow of its own and comes after the page. Whoever shows the page fetches it and opens it,
 * so that nothing else waits for it. A part with another key is another part.
 */
export type LatePart<View> = Readonly<{ kind: string; key: string; load: () => Promise<OpenPart<View>> }>

/** Makes a part of its flow, which ends when the part is closed, and of its view. */
export const partOf =
  <Now, View>(open: (scope: Scope) => () => Now, view: (now: Now, speech: Speech) => View): OpenPart<View> =>
  (given, changed) => {
    const scope = openScope(given, changed)
    const now = open(scope)
    return { view: (speech) => view(now(), speech), close: scope.close }
  }
