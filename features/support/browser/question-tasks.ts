import type { QuestionTasks } from '../question-tasks.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'

/** The number before a question, and the rating of a closed one. */
const NUMBER = /^\d+\.\s*/
const RATED = /(\d) su 5/

export const questionTasks = (tab: BrowserTab): QuestionTasks => {
  const article = () => tab.page().getByRole('article')
  /** A question and its answer are grouped under the text of the question. */
  const asked = () =>
    article()
      .getByRole('listitem')
      .filter({ has: tab.page().getByRole('heading', { level: 3 }) })
  const question = (text: string) => asked().filter({ has: tab.page().getByRole('heading', { level: 3, name: text }) })
  const stars = (text: string) => question(text).getByRole('radio')
  return {
    all: async () => {
      const found = await asked().all()
      return Promise.all(
        found.map(async (one) => ({
          text: (await one.getByRole('heading', { level: 3 }).innerText()).replace(NUMBER, ''),
          kind: (await one.getByRole('radio').count()) > 0 ? ('rating' as const) : ('words' as const),
        })),
      )
    },
    rate: async (text, count) =>
      tab
        .page()
        .getByRole('radiogroup', { name: text, exact: true })
        .getByRole('radio')
        .nth(count - 1)
        .check({ force: true }),
    answer: async (text, answer) => {
      await question(text).getByRole('textbox').click()
      await question(text).getByRole('textbox').pressSequentially(answer)
    },
    rating: async (text) => {
      const told = await question(text)
        .getByRole('img', { name: RATED })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
      if (told[0] !== undefined) return Number(RATED.exec(told[0])?.[1])
      const states = await stars(text).evaluateAll((all) => all.map((star) => (star as HTMLInputElement).checked))
      return states.indexOf(true) + 1
    },
    words: async (text) => {
      const lines = await linesOf(question(text))
      return lines.filter((line) => !line.replace(NUMBER, '').startsWith(text)).join(' ')
    },
  }
}
