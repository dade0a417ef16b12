import type { Browser } from 'playwright-core'
import { inLanguage, INTERFACE_LANGUAGES } from '#ui/language/languages.ts'
import { FULL } from './faces.ts'
import { type Findings, lookAtPart } from './looks.ts'
import type { Place } from './places.ts'
import { listening, signAllIn } from './rounds.ts'
import { addressIn, lender, PHONE, settle, type Size } from './visitors.ts'

type Tell = (place: Place, size: Size, findings: Findings) => void

/**
 * Checks full screens of the demo on a phone in every language, with its real messages: the document says its language,
 * texts stay in the window, and axe finds nothing in words and names. Returns a function that checks one place.
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
        }
      }),
    )
}
