import { eventually } from '../eventually.ts'
import type { SearchTasks } from '../search-tasks.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

/** The one field of the screen whose words can be sent. */
export const searchTasks = (window: Window): SearchTasks => {
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
