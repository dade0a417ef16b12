import type { LanguageSight } from '../sight.ts'
import { LANGUAGES_LABEL } from './language-tasks.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'

export const languageSight = (tab: BrowserTab): LanguageSight => {
  const page = () => tab.page()
  const menu = () => page().getByRole('menu', { name: LANGUAGES_LABEL })
  const choices = () => menu().getByRole('menuitemradio')
  return {
    open: () => page().getByRole('button', { name: LANGUAGES_LABEL }).click(),
    onOffer: () =>
      choices().evaluateAll((items) =>
        items.map((item) => ({
          name: item.textContent,
          hasFlag: [...item.querySelectorAll('img')].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          isMarked: item.getAttribute('aria-checked') === 'true',
        })),
      ),
    words: () => linesOf(menu()),
    voiceOf: (words) =>
      page()
        .getByText(words, { exact: true })
        .filter({ visible: true })
        .first()
        .evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang),
    askAgain: () => menu().getByRole('menuitem', { name: 'Riprova' }).click(),
  }
}
