import type { OpenPart } from './late.ts'
import type { Speech } from './speech.ts'

/** A part that is open while it is mounted, and before where it is opened early. */
export const watched = <View>(open: OpenPart<View>, given: Parameters<OpenPart<View>>[0]) => {
  let opened: ReturnType<OpenPart<View>> | undefined
  let hear: (() => void) | undefined
  let version = 0
  const changed = () => {
    version += 1
    hear?.()
  }
  const begin = (): void => {
    if (opened) return
    opened = open(given, changed)
    changed()
  }
  const close = (): void => {
    opened?.close()
    opened = undefined
    hear = undefined
  }
  return {
    begin,
    close,
    /** Calls `heard` after each change; the returned function closes the part. */
    subscribe: (heard?: () => void): (() => void) => {
      early.delete(open)
      hear = heard
      begin()
      return close
    },
    /** Another number after each change. */
    getSnapshot: () => version,
    view: (speech: Speech): View | undefined => opened?.view(speech),
  }
}
export type Watched<View> = ReturnType<typeof watched<View>>

/** The parts that were opened before they are drawn, until they are. */
const early = new Map<OpenPart<unknown>, Watched<unknown>>()

/**
 * Opens a part before it is drawn: what it reads is under way meanwhile, and its first picture shows what is there by then.
 * The returned function closes it where it was not drawn after all.
 */
export const openEarly = <View>(open: OpenPart<View>, given: Parameters<OpenPart<View>>[0]): (() => void) => {
  const part = watched(open, given)
  early.set(open, part)
  part.begin()
  return () => {
    if (early.get(open) !== part) return
    early.delete(open)
    part.close()
  }
}

/** The part that was opened before it is drawn, if it was. */
export const openedEarly = <View>(open: OpenPart<View>): Watched<View> | undefined =>
  early.get(open) as Watched<View> | undefined
