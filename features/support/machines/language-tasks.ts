import { eventually } from '../eventually.ts'
import { KEPT_LANGUAGE, type LanguageTasks } from '../languages.ts'
import { there } from './form-tasks.ts'
import type { Screen } from './view-reader.ts'
import type { Window } from './window.ts'

export const languageTasks = (window: Window): LanguageTasks => {
  const frame = () => window.app().frame
  const choicesNow = async (): Promise<ReturnType<Screen['choices']>> =>
    Object.assign({}, ...(await frame().languages()).map(({ choices }) => choices()))
  return {
    spoken: async () => window.route.language(),
    offered: async () => Object.keys(await choicesNow()),
    choose: async (name) =>
      (await eventually(`"${name}" should be on offer`, choicesNow, (all) => name in all))[name]?.flip(),
    links: async () => Object.keys(frame().links.choices()),
    takeLink: async (name) => (await there(name, () => frame().links.choices()[name])).flip(),
    speak: async (tag) => void (window.device.state.language = tag),
    keep: async (code) => window.kept.setItem(KEPT_LANGUAGE, code),
    kept: async () => window.kept.getItem(KEPT_LANGUAGE) ?? undefined,
    address: async () => window.route.address(),
  }
}
