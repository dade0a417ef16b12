import type { Browser } from 'playwright-core'
import { inLanguage, INTERFACE_LANGUAGES } from '#ui/language/languages.ts'
import { FULL } from './faces.ts'
import { type Findings, lookAtPart } from './looks.ts'
import type { Place } from './places.ts'
import { listening, signAllIn } from './rounds.ts'
import { addressIn, lender, PHONE, settle, show, type Size } from './visitors.ts'
import { wholeness } from './whole-words.ts'

type Tell = (place: Place, size: Size, findings: Findings) => void

/** The smallest window, at the usual size of letters and at the largest: labels and names are whole there, too. */
const SMALLEST: readonly Size[] = [
  { name: 'smallest', width: 320, height: 568 },
  { name: 'smallest, large', width: 320, height: 568, text: 2 },
]

/**
 * Checks full screens of the demo on a phone in every language, with its real messages: the document says its language,
 * texts stay in the window, and axe finds nothing in words and names. In the smallest window no label and no name is torn or
 * cut, and no bar covers a control. Returns a function that checks one place.
 */
export const inEveryLanguage = async (browser: Browser, origin: string, tell: Tell) => {
  const lend = lender(browser, origin)
  const stored = await signAllIn(lend, origin)

  return (place: Place): Promise<void> =>
    lend({ size: PHONE, hasTouch: true }, stored.get(place.who) ?? {}, (page) =>
      listening(page, FULL, async () => {
        for (const language of INTERFACE_LANGUAGES) {
          await page.goto(addressIn(origin, inLanguage(place.path, language)))
          await settle(page)
          const said = await page.evaluate(() => document.documentElement.lang)
          const other = said === language ? [] : [`language: the document says ${said}, not ${language}`]
          tell(place, { ...PHONE, name: `phone, ${language}` }, [...other, ...(await lookAtPart(page, 'words'))])
          for (const size of SMALLEST) {
            await show(page, size)
            tell(place, { ...size, name: `${size.name}, ${language}` }, await wholeness(page))
          }
          await show(page, PHONE)
        }
      }),
    )
}
