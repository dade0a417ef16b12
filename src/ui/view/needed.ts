import type { MessageId } from './speech.ts'

/** What is said beside a field that was left empty: which thing to write, and never only that something is missing. */
export const NEEDED = {
  username: 'needed.username',
  name: 'needed.name',
  surname: 'needed.surname',
  email: 'needed.email',
  code: 'needed.code',
  password: 'password.required',
  oldPassword: 'password.oldRequired',
} as const satisfies Readonly<Record<string, MessageId>>

const isNeeded = (field: string): field is keyof typeof NEEDED => Object.hasOwn(NEEDED, field)

/** The same for a field of a form, by its name; a field that has no sentence of its own asks for any text. */
export const neededIn = (field: string): MessageId => (isNeeded(field) ? NEEDED[field] : 'needed.text')
