import type { UserId } from '#domain/identity/user.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { KeptChat, KeptMessage } from '../collections/chats.ts'
import { userIdOf } from './people.ts'

const MINUTE = 60_000
const DAY = 1_440
/** The number of generated messages of the first conversation, per step of the scale. */
const LOAD = 50

/** Minutes ago, and the text; the citizen's own messages start with `>`. */
type Exchange = readonly [ago: number, ...words: readonly string[]]
/** The other party, and the number of unread messages. */
type Talk = readonly [activity: number | undefined, unread: number, ...said: readonly Exchange[]]

const talks: readonly Talk[] = [
  [
    2,
    2,
    [
      4 * DAY,
      '>Buongiorno, è arrivato il libro che ho prenotato?',
      'Buongiorno! Sì, «La chiave a stella» è al banco prestiti.',
      '>Posso passare sabato?',
      'Certo, siamo aperti dalle 9 alle 18. Lo teniamo da parte una settimana.',
    ],
    [
      DAY,
      '>Il catalogo si consulta anche da casa?',
      'Sì, su https://biblioteca.example.it oppure scrivendo a prestiti@biblioteca.example.it',
    ],
    [75, 'Il prestito scade giovedì.', 'Se serve più tempo lo rinnoviamo noi: va bene?'],
  ],
  [
    3,
    0,
    [
      2 * DAY,
      '>Ci sono ancora posti per «La locandiera»?',
      'Sì, in galleria e in platea laterale.',
      '>Due in platea, grazie.',
      'Prenotati a nome Rossi: si ritirano in biglietteria fino alle 20.',
    ],
  ],
  [
    4,
    0,
    [3 * DAY, '>Fate anche torte su ordinazione?', 'Sì! Basta dirlo due giorni prima.'],
    [
      30,
      'Buongiorno! Per domenica quante persone siete?',
      '>In otto, se possibile dentro.',
      'Perfetto. Vi tengo il tavolo grande vicino alla vetrata, dalle 11.',
      '>Grazie, a domenica!',
      'A domenica!',
    ],
  ],
  [
    undefined,
    0,
    [
      6 * DAY,
      '>Ciao Sara, vieni all’incontro sul parco?',
      'Ciao Mario! Sì, arrivo verso le 18.',
      '>Ci vediamo davanti alla biblioteca.',
      'Perfetto, a dopo!',
    ],
  ],
]

/** The generated part of a very long conversation: a question and an answer every few hours. */
const load = (count: number): readonly Exchange[] =>
  Array.from({ length: count / 2 }, (_, at) => [
    (count - at) * 150 + 7 * DAY,
    `>Domanda ${at + 1}: il libro ${(at * 37) % 900} è in sede?`,
    `Risposta ${at + 1}: ${at % 3 === 0 ? 'no, è in prestito fino a fine mese; possiamo avvisare appena rientra, e tenerlo da parte per una settimana' : 'sì'}.`,
  ])

/** The conversations of Mario Rossi, with ids from 1; from scale 2 on the first is a long one. */
export const seededChats = (
  now: Instant,
  scale: number,
): Readonly<{ chats: readonly KeptChat[]; messages: readonly KeptMessage[] }> => {
  const owner = userIdOf('mario.rossi')
  const messages: KeptMessage[] = []
  const chats = talks.map(([activity, unread, ...said], index): KeptChat => {
    const id = (index + 1) as KeptChat['id']
    const other = activity === undefined ? userIdOf('sara.bruni') : undefined
    const exchanges = index === 0 && scale > 1 ? [...load(LOAD * scale), ...said] : said
    for (const [ago, ...lines] of exchanges)
      for (const [line, words] of lines.entries()) {
        const isOwn = words.startsWith('>')
        messages.push({
          id: (messages.length + 1) as KeptMessage['id'],
          chat: id,
          from: isOwn ? owner : other,
          text: isOwn ? words.slice(1) : words,
          at: (now - (ago - 2 * line) * MINUTE) as Instant,
          isAnswer: false,
        })
      }
    return {
      id,
      owner: owner satisfies UserId,
      activity: activity as KeptChat['activity'],
      other,
      readTo: messages.at(-1 - unread)?.id,
    }
  })
  return { chats, messages }
}
