import type { InterfaceLanguage } from './languages.ts'

type Spoken = Readonly<{ language: InterfaceLanguage }>

/**
 * A name after the Italian 'a', which is 'ad' before another a: 'a Varese', 'ad Arcisate'. The messages of the other
 * languages have their preposition, so there it is the name alone.
 */
export const toName = (name: string, { language }: Spoken): string =>
  language === 'it' ? `${/^[aà]/i.test(name) ? 'ad' : 'a'} ${name}` : name

/** A time of day after the Spanish article, which is singular for one o'clock: 'las 12:30', 'la 01:00'. */
export const atTime = (time: string, { language }: Spoken): string =>
  language === 'es' ? `${time.startsWith('01') ? 'la' : 'las'} ${time}` : time
