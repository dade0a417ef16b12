import type { SurveyTasks } from '../driver.ts'
import { formTasks, there } from './form-tasks.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

export const surveyTasks = (window: Window): SurveyTasks => {
  const { tap, flip, fill, offers } = formTasks(window)
  const face = () => window.app().stage().screen
  const anonymity = () => face()?.choices?.()[phrase('survey.anonymous')]
  return {
    questions: async () => [
      ...Object.keys(face()?.ratings?.() ?? {}).map((text) => ({ text, kind: 'rating' as const })),
      ...Object.keys(face()?.fields?.() ?? {}).map((text) => ({ text, kind: 'words' as const })),
    ],
    rate: async (question, stars) => (await there(question, () => face()?.ratings?.()[question]?.rate))(stars),
    answer: fill,
    sendAnswers: () => tap(phrase('survey.send')),
    rating: async (question) => face()?.ratings?.()[question]?.value ?? 0,
    words: async (question) =>
      (face()?.fields?.()[question]?.read() ?? face()?.under?.(question).join(' ') ?? '').trim(),
    isClosed: async () => face()?.texts().includes(phrase('survey.closed')) === true,
    canAnswer: () => offers(phrase('survey.send')),
    leavesNameOut: async () => anonymity()?.isOn(),
    leaveNameOut: () => flip(phrase('survey.anonymous')),
  }
}
