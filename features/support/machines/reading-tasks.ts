import type { ReadingTasks } from '../reading-tasks.ts'
import { actionIn } from './form-tasks.ts'
import type { Window } from './window.ts'

export const readingTasks = (window: Window): ReadingTasks => {
  const { voices } = window.device
  return {
    prepare: async (tags) => voices.prepare(tags),
    isOffered: async () => (await actionIn(window, window.speech().say('readAloud.listen'))) !== undefined,
    heard: async () => voices.current().heard(),
    rate: async () => voices.current().rate(),
    finish: async () => voices.current().finish(),
    lose: async () => voices.current().lose(),
  }
}
