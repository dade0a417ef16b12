import type { FlowGiven } from '#application/kit/app.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { Ways } from './view-actions.ts'
import { readerOf, type Screen } from './view-reader.ts'

/** A view may move by itself: it is held while the device asks for stillness. */
type View = Readonly<{ hold?: (by: 'stillness', isHeld: boolean) => void }>
type OpenedPart = Readonly<{ screen: Screen; hold: () => void; close: () => void }>

/** The late parts of a page, each opened when one first looks at it. */
export const createLateParts = (given: FlowGiven, speech: () => Speech, ways: Ways, isStill: () => boolean) => {
  const open = new Map<string, Promise<OpenedPart>>()
  const openPart = async ({ load }: LatePart<View>): Promise<OpenedPart> => {
    const part = (await load())(given, () => {})
    const view = () => part.view(speech())
    return { screen: readerOf(view, ways), hold: () => view().hold?.('stillness', isStill()), close: part.close }
  }
  /** Closes the parts that are not among those listed. */
  const keep = (listed: readonly LatePart<View>[]): void => {
    for (const [key, part] of open) {
      if (listed.some((one) => one.key === key)) continue
      open.delete(key)
      void part.then(({ close }) => close())
    }
  }
  return {
    look: async (listed: readonly LatePart<View>[]): Promise<readonly Screen[]> => {
      keep(listed)
      const opened = await Promise.all(
        listed.map((part) => {
          const one = open.get(part.key) ?? openPart(part)
          open.set(part.key, one)
          return one
        }),
      )
      for (const { hold } of opened) hold()
      return opened.map(({ screen }) => screen)
    },
    close: () => keep([]),
  }
}
