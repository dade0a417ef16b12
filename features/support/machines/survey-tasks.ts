import * as survey from '#application/survey/survey.selectors.ts'
import type { SurveyTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { titled } from './phrases.ts'
import type { Window } from './window.ts'

/** Answers in words are HTML; citizens read the words. */
const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

export const surveyTasks = (window: Window): SurveyTasks => {
  /** The survey and where it stands, once it takes answers or shows them. */
  const ready = () => {
    const actor = window.app().stage().survey
    const snapshot = actor?.getSnapshot()
    return actor && snapshot && survey.isReady(snapshot) ? { actor, snapshot } : undefined
  }
  const open = async () => {
    const found = await eventually(
      'A survey should be open',
      async () => ready(),
      (one) => one !== undefined,
    )
    if (!found) throw new Error('There is no survey')
    return found
  }
  const answer = async (text: string, value: string) => {
    const { actor, snapshot } = await open()
    const question = survey.questions(snapshot).find((one) => titled(one.text) === text)
    if (!question) throw new Error(`The survey does not ask "${text}"`)
    actor.send({ type: 'question.answered', question: question.id, value })
  }
  const answerTo = (text: string): string => {
    const found = ready()
    const question = found && survey.questions(found.snapshot).find((one) => titled(one.text) === text)
    return (question && survey.answers(found.snapshot)[question.id]) ?? ''
  }
  return {
    questions: async () => {
      const found = ready()
      const all = found ? survey.questions(found.snapshot) : []
      return all.map(({ text, kind }) => ({ text: titled(text), kind: kind === 'rating' ? 'rating' : 'words' }))
    },
    rate: (question, stars) => answer(question, String(stars)),
    answer: (question, words) => answer(question, `<p>${words}</p>`),
    sendAnswers: async () => (await open()).actor.send({ type: 'survey.submitted' }),
    rating: async (question) => Number(answerTo(question)),
    words: async (question) => wordsIn(answerTo(question)),
    isClosed: async () => {
      const found = ready()
      return found !== undefined && survey.isClosed(found.snapshot)
    },
    canAnswer: async () => {
      const found = ready()
      return found !== undefined && !survey.isClosed(found.snapshot)
    },
    leavesNameOut: async () => {
      const found = ready()
      return found && survey.mayBeAnonymous(found.snapshot) ? survey.isAnonymous(found.snapshot) : undefined
    },
    leaveNameOut: async () => (await open()).actor.send({ type: 'anonymity.chosen', anonymous: true }),
  }
}
