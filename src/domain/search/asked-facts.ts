import { folded } from '#domain/text/fold.ts'
/** The words that ask for a fact about something, without accents, in the four languages of the interface. */
const FACTS: ReadonlySet<string> = new Set(
  [
    'orari orario apertura chiusura telefono numero indirizzo dove quando contatti contatto recapiti',
    'horarios horario apertura cierre telefono direccion donde cuando contactos contacto',
    'opening hours times phone number telephone address where when contacts contact',
    'offnungszeiten telefon telefonnummer nummer adresse wo wann kontakt kontakte',
  ].flatMap((words) => words.split(' ')),
)

/** The small words around them: 'dove si trova la biblioteca', 'horario de la biblioteca'. */
const SMALL: ReadonlySet<string> = new Set(
  [
    'di a da in del dello della dei degli delle il lo la i gli le l dell all si e trova apre chiude',
    'de del el los las en es esta abre cierra',
    'of the is are does for at open opens close closes',
    'der die das des dem den von vom ist sind offnet schliesst fur',
  ].flatMap((words) => words.split(' ')),
)

const plain = (word: string): string => folded(word).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * What a search looks for: [decided] where some words ask for a fact ('orari biblioteca', 'dove si trova il teatro'),
 * the others are looked for, because the page of what is found tells its facts. Without other words it is the search as
 * it is.
 */
export const soughtIn = (text: string): string => {
  const words = text.split(/[\s'’]/).map((word) => ({ word, said: plain(word) }))
  if (!words.some(({ said }) => FACTS.has(said))) return text
  const others = words.filter(({ said }) => said !== '' && !FACTS.has(said) && !SMALL.has(said))
  return others.length === 0 ? text : others.map(({ word }) => word).join(' ')
}
