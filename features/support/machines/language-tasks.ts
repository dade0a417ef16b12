import { eventually } from '../eventually.ts'
import { KEPT_LANGUAGE, type LanguageTasks } from '../languages.ts'
import { INTERFACE_LANGUAGES, OWN_NAMES } from '#ui/language/languages.ts'
import type { Window } from './window.ts'

export const languageTasks = (window: Window): LanguageTasks => ({
  spoken: async () => window.route.language(),
  offered: async () =>
    window
      .app()
      .languages()
      .map(({ name }) => name),
  choose: async (name) => {
    const offered = await eventually(
      `"${name}" should be on offer`,
      async () => window.app().languages(),
      (all) => all.some((one) => one.name === name),
    )
    for (const one of offered) if (one.name === name) window.app().speak(one.code)
  },
  takeAtFoot: async (name) => {
    const language = INTERFACE_LANGUAGES.find((one) => OWN_NAMES[one] === name)
    if (language === undefined) throw new Error(`Nothing at the foot of the page is called ${name}`)
    window.app().speak(language)
  },
  keep: async (code) => window.kept.setItem(KEPT_LANGUAGE, code),
  kept: async () => window.kept.getItem(KEPT_LANGUAGE) ?? undefined,
  address: async () => window.route.address(),
})
