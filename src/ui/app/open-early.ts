import { screenAt } from '#ui/base/screens.ts'
import { splitLanguage } from '#ui/language/languages.ts'
import { openEarly } from '#ui/view/early-part.ts'
import type { FlowGiven } from '#application/kit/app.ts'
import type { Headless } from './headless.ts'
import { SCREEN_TABLE } from './screen-table.ts'

/**
 * Opens the part of the first page that is shown with it, while the code that draws is still on its way: what it reads is then
 * there to be drawn. Whoever has gone elsewhere meanwhile needs it no more. One that does not come is missed when it is drawn.
 */
export const openWithPage = async (
  address: string,
  { headless, ...given }: FlowGiven & Readonly<{ headless: Headless }>,
): Promise<void> => {
  const name = screenAt(splitLanguage(address).path)
  const loaded = await (name && SCREEN_TABLE[name].early?.().catch(() => undefined))
  const isThere = () => headless.place().name === name && headless.place().verdict === 'admit'
  if (loaded === undefined || !isThere()) return
  const close = openEarly(loaded.part, given)
  const leaving = headless.subscribe(() => {
    if (isThere()) return
    leaving.unsubscribe()
    close()
  })
}
