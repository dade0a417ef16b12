import type { HttpHandler } from 'msw'
import { home } from '#adapters/http/contract/home.ts'
import type { Desk } from './desk.ts'
import { handlersFor } from './handlers-for.ts'

/** The first page and the languages. */
export const homeHandlers = (desk: Desk): HttpHandler[] => {
  const { homeEntries, languages } = desk.collections
  return handlersFor(desk, 'home', home, {
    entries: () => homeEntries.all(),
    languages: () => languages.all(),
  })
}
