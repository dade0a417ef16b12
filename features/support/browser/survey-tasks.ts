import type { SurveyTasks } from '../driver.ts'
import { linesOf, type Seat } from './seat.ts'

const SEND = 'Invia le risposte'
const ANONYMOUS = 'Rispondi in forma anonima'
const CLOSED = 'Questionario chiuso'

export const surveyTasks = (seat: Seat): SurveyTasks => {
  /** A question and its answer stand together in a group that bears the question's name. */
  const question = (text: string) => seat.main().getByRole('group', { name: text })
  const stars = (text: string) => question(text).getByRole('radio')
  const words = (text: string) => seat.main().getByRole('textbox', { name: text })
  const anonymity = () => seat.main().getByRole('switch', { name: ANONYMOUS })
  return {
    questions: async () => {
      const groups = await seat.main().getByRole('group').all()
      return Promise.all(
        groups.map(async (group) => ({
          text: (await group.getAttribute('aria-label')) ?? '',
          kind: (await group.getByRole('radio').count()) > 0 ? ('rating' as const) : ('words' as const),
        })),
      )
    },
    rate: async (text, count) =>
      stars(text)
        .nth(count - 1)
        .check({ force: true }),
    answer: async (text, answer) => {
      await words(text).click()
      await words(text).pressSequentially(answer)
    },
    sendAnswers: () => seat.main().getByRole('button', { name: SEND }).click(),
    rating: async (text) => {
      const all = await stars(text).all()
      const checked = await Promise.all(all.map((star) => star.isChecked()))
      return checked.indexOf(true) + 1
    },
    words: async (text) => (await linesOf(words(text))).join(' '),
    isClosed: async () => (await seat.main().getByText(CLOSED).count()) > 0,
    canAnswer: async () => (await seat.main().getByRole('button', { name: SEND }).count()) > 0,
    leavesNameOut: async () => ((await anonymity().count()) > 0 ? anonymity().isChecked() : undefined),
    leaveNameOut: () => anonymity().check({ force: true }),
  }
}
