import * as Option from 'fp-ts/lib/Option.js'
import type { Fields, Unsent } from '#application/ports/unsent.ts'
import type { UserId } from '#domain/identity/user.ts'

/** In memory only: none of it is ever stored. `isTyped`: whether a field on the page holds what was typed there. */
export const createMemoryUnsent = (isTyped = () => false): Unsent => {
  const written = new Map<string, Fields>()
  const waiting = new Map<string, Fields>()
  let owner: UserId | undefined
  return {
    take: (form) => {
      const fields = waiting.get(form)
      waiting.delete(form)
      return Option.fromNullable(fields)
    },
    hold: (form, fields) => void written.set(form, fields),
    giveBack: (form, fields) => void waiting.set(form, fields),
    release: (form) => void written.delete(form),
    isEmpty: () =>
      !isTyped() && waiting.size === 0 && [...written.values()].every((fields) => Object.keys(fields).length === 0),
    rescue: () => {
      for (const [form, fields] of written) waiting.set(form, fields)
    },
    belongTo: (arrived) => {
      if (arrived !== owner) waiting.clear()
      owner = arrived
    },
    forget: () => {
      written.clear()
      waiting.clear()
      owner = undefined
    },
  }
}
