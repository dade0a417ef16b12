import type { LanguageSight } from '../sight.ts'
import { linesOf, type Seat } from './seat.ts'

/** Where the device keeps the language that was chosen: the features write it as an older app would have. */
const KEPT = 'piazza.device.language'

export const languageSight = (seat: Seat): LanguageSight => {
  const page = () => seat.page()
  const menu = () => page().getByRole('menu', { name: /^(?:Lingua|Idioma)$/ })
  const choices = () => menu().getByRole('menuitemradio')
  return {
    open: () =>
      page()
        .getByRole('button', { name: /^(?:Lingua|Idioma)$/ })
        .click(),
    onOffer: () =>
      choices().evaluateAll((items) =>
        items.map((item) => ({
          name: item.textContent,
          hasFlag: [...item.querySelectorAll('img')].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          isMarked: item.getAttribute('aria-checked') === 'true',
        })),
      ),
    words: () => linesOf(menu()),
    askAgain: () => menu().getByRole('menuitem', { name: 'Riprova' }).click(),
    takeAtFoot: (name) =>
      seat
        .main()
        .getByRole('navigation', { name: /^(?:Lingua|Idioma)$/ })
        .getByRole('link', { name })
        .click(),
    keep: async (code) => {
      seat.device.prepared.items = { ...seat.device.prepared.items, [KEPT]: code }
    },
    kept: async () => (await page().evaluate((key) => localStorage.getItem(key), KEPT)) ?? undefined,
  }
}
