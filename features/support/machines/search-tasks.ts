import { searchPath } from '#ui/app/screens.ts'
import { eventually } from '../eventually.ts'
import type { SearchTasks } from '../search-tasks.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

/** Home has the field as well: what is written there is looked for elsewhere. */
const onHome = (window: Window): SearchTasks | undefined => {
  const { stage, go } = window.app()
  if (!stage().home) return undefined
  return {
    type: async (words) => {
      stage().sought = words
    },
    send: async () => go(searchPath(stage().sought ?? '')),
    typed: async () => stage().sought ?? '',
    found: async () => [],
    take: async (title) => {
      throw new Error(`Home finds nothing by itself, and no "${title}"`)
    },
    provinces: async () => [],
    lookIn: async () => {},
  }
}

/** The one field of the screen whose words can be sent. */
const onScreen = (window: Window): SearchTasks => {
  const screen = () => window.app().stage().screen
  const find = () => Object.values(screen()?.fields?.() ?? {}).find(({ send }) => send)
  const field = async () => {
    const found = await eventually('There should be a field to search', async () => find(), Boolean)
    if (found === undefined) throw new Error('There is no field to search')
    return found
  }
  return {
    type: async (words) => (await field()).write(words),
    send: async () => (await field()).send?.(),
    typed: async () => find()?.read() ?? '',
    found: async () => screen()?.groups?.() ?? [],
    take: async (title) => screen()?.actions?.()[title]?.(),
    provinces: async () => screen()?.choicesOf?.(phrase('search.where')) ?? [],
    lookIn: async (name) => screen()?.choices?.()[name]?.flip(),
  }
}

export const searchTasks = (window: Window): SearchTasks => {
  const there = (): SearchTasks => onHome(window) ?? onScreen(window)
  return {
    type: async (words) => there().type(words),
    send: async () => there().send(),
    typed: async () => there().typed(),
    found: async () => there().found(),
    take: async (title) => there().take(title),
    provinces: async () => there().provinces(),
    lookIn: async (province) => there().lookIn(province),
  }
}
