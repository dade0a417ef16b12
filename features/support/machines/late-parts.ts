import type { FlowGiven } from '#application/kit/scope.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { Speech } from '#ui/view/speech.ts'
import { readerOf, type Screen, type Ways } from './view-reader.ts'

type View = Readonly<Record<string, unknown>>
type OpenedPart = Readonly<{ view: () => View; screen: Screen; close: () => void }>

/** The late parts of a page, each opened when one first looks at it. */
export const createLateParts = (given: FlowGiven, speech: () => Speech, ways: Ways) => {
  const open = new Map<string, Promise<OpenedPart>>()
  const openPart = async ({ load }: LatePart<object>): Promise<OpenedPart> => {
    const part = (await load())(given, () => {})
    const view = () => part.view(speech()) as View
    return { view, screen: readerOf(view, ways), close: part.close }
  }
  /** Closes the parts that are not among those listed. */
  const keep = (listed: readonly LatePart<object>[]): void => {
    for (const [key, part] of open) {
      if (listed.some((one) => one.key === key)) continue
      open.delete(key)
      void part.then(({ close }) => close())
    }
  }
  return {
    look: (listed: readonly LatePart<object>[], kind: string): Promise<readonly OpenedPart[]> => {
      keep(listed)
      return Promise.all(
        listed.flatMap((part) => {
          if (part.kind !== kind) return []
          const opened = open.get(part.key) ?? openPart(part)
          open.set(part.key, opened)
          return opened
        }),
      )
    },
    close: () => keep([]),
  }
}
