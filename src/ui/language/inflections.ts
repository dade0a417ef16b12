import type { InterfaceLanguage } from './languages.ts'

type Spoken = Readonly<{ language: InterfaceLanguage }>

/**
 * A name after the Italian 'a', which is 'ad' before another a: 'a Varese', 'ad Arcisate'. The messages of the other
 * languages have their preposition, so there it is the name alone.
 */
export const toName = (name: string, { language }: Spoken): string =>
  language === 'it' ? `${/^[aà]/i.test(name) ? 'ad' : 'a'} ${name}` : name
