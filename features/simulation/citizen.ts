import { MATTERS } from '#features/catalogue/catalogue.ts'
import { type Matter, type Trouble, TROUBLES } from '../support/assembly.ts'
import { PLACES } from '../support/places.ts'
import type { Act, Step } from './act.ts'
import type { Stage } from './stage.ts'

/** Everyone who may visit; the visitor has no name. */
const CITIZENS = ['mario.rossi', 'mario.rossi', 'mario.rossi', 'sara.bruni', 'amministratore', undefined] as const
/** Where something can be written; a visit to any other page is as likely as to one of these. */
const WRITTEN_AT: readonly string[] = [
  PLACES['the chat with the library'],
  PLACES['the chat with Sara'],
  PLACES['the notices'],
  PLACES['the notices and topics of the Comune di Varese'],
  PLACES['the personal data'],
  PLACES['the privacy'],
  PLACES['the devices'],
  PLACES['the event Concerto per archi'],
  PLACES['the calendar'],
  PLACES['the favourites'],
  PLACES['the contacts'],
]
const EVERYWHERE: readonly string[] = Object.values(PLACES)
/** All but the one that holds answers back until it is over: whoever waits meanwhile waits for it in small steps. */
const TROUBLES_OF_ALL: readonly Trouble[] = TROUBLES.filter((one) => one !== 'is slow')
const MATTERS_OF_ALL: readonly Matter[] = Object.keys(MATTERS)
const STEPS = [8, 16] as const

export const oneOf = <A>(chance: () => number, all: readonly A[]): A | undefined =>
  all[Math.floor(chance() * all.length)]

export const beginning = (chance: () => number): Readonly<{ username: string | undefined; at: string }> => {
  const username = oneOf(chance, CITIZENS)
  return { username, at: oneOf(chance, chance() < 0.6 ? WRITTEN_AT : EVERYWHERE) ?? '/' }
}
export const lengthOf = (chance: () => number): number => STEPS[0] + Math.floor(chance() * (STEPS[1] - STEPS[0]))

/** What befalls a citizen, or what they do with the app as a whole. */
const circumstance = (chance: () => number, isOnline: boolean): Act => {
  const acts: readonly (() => Act)[] = [
    () => ({ verb: 'network', isThere: !isOnline }),
    () => ({
      verb: 'trouble',
      trouble: oneOf(chance, TROUBLES_OF_ALL) ?? 'breaks down',
      matter: oneOf(chance, MATTERS_OF_ALL),
    }),
    () => ({ verb: 'trouble', trouble: oneOf(chance, TROUBLES_OF_ALL) ?? 'breaks down', matter: undefined }),
    () => ({ verb: 'recover' }),
    () => ({ verb: 'restart' }),
    () => ({ verb: 'second window' }),
    () => ({ verb: 'second window' }),
    () => ({ verb: 'close' }),
    () => ({ verb: 'clock', ahead: oneOf(chance, [-24, 0, 24]) ?? 0 }),
    () => ({ verb: 'pass', seconds: oneOf(chance, [1, 5, 20, 70, 4_000]) ?? 1 }),
    () => ({ verb: 'come', what: oneOf(chance, chance() < 0.6 ? WRITTEN_AT : EVERYWHERE) ?? '/' }),
    () => ({ verb: 'come', what: oneOf(chance, WRITTEN_AT) ?? '/' }),
    () => ({ verb: 'back' }),
    () => ({ verb: 'leave' }),
    () => ({ verb: 'sign in' }),
  ]
  return oneOf(chance, acts)?.() ?? { verb: 'recover' }
}

const acts = (verb: 'tap' | 'flip', labels: readonly string[]): readonly Act[] => labels.map((what) => ({ verb, what }))

/** Everything that the window offers, as acts. */
const offers = async ({ window }: Stage, chance: () => number, mark: string): Promise<readonly (readonly Act[])[]> => {
  const { screen, parts, frame } = window().app()
  const screens = [screen, ...(await parts())]
  const question = screen.question()
  if (question) return [[{ verb: 'confirm' }], [{ verb: 'confirm' }], [{ verb: 'cancel' }]]
  const fills = screens.flatMap((one) =>
    Object.entries(one.fields()).map(([what, field]): Act => {
      const number = /telefon|cellular|cap\b/i.test(what) ? '0332123456' : undefined
      const mail = /mail/i.test(what) ? 'nuova@example.it' : undefined
      const texts = [`Parola ${mark}`, `Parola ${mark}`, number ?? mail ?? `Parola ${mark}`, '']
      const value = oneOf(chance, texts) ?? ''
      return { verb: 'fill', what, value: field.offers(value) ? value : field.read() }
    }),
  )
  const rows = screen
    .rows()
    .slice(0, 12)
    .flatMap(({ name }): readonly Act[] => [
      { verb: 'open', what: name },
      { verb: 'open', what: name },
      { verb: 'remove', what: name },
    ])
  const buttons = acts(
    'tap',
    screens.flatMap((one) => Object.keys(one.actions())),
  )
  return [
    buttons,
    buttons,
    buttons.filter(
      (act) =>
        'what' in act &&
        /^(invia|salva|iscriviti|annulla|conferma|aggiungi|ricorda|registr|risp|segna|manda|chiudi)/i.test(act.what),
    ),
    acts(
      'flip',
      screens.flatMap((one) => Object.keys(one.choices())),
    ),
    fills,
    fills,
    rows,
    Object.keys(screen.ratings()).map((what): Act => ({ verb: 'rate', what, stars: 1 + Math.floor(chance() * 5) })),
    acts('tap', Object.keys(frame.bottom.actions())),
  ].filter((some) => some.length > 0)
}

/** What sends what was filled in. */
const SENDING = /^(?:invia|salva|conferma|registr|rispondi)/i

/** The next thing that happens; who has filled something in often sends it. */
export const nextStep = async (
  stage: Stage,
  chance: () => number,
  mark: string,
  before: Act | undefined,
): Promise<Step> => {
  const turns = chance() < 0.7 ? 'quiet' : Math.floor(chance() * 5)
  const sends =
    before?.verb === 'fill'
      ? Object.keys(stage.window().app().screen.actions()).filter((label) => SENDING.test(label))
      : []
  const what = chance() < 0.6 ? oneOf(chance, sends) : undefined
  if (what !== undefined) return { act: { verb: 'tap', what }, turns }
  const all = chance() < 0.3 ? [] : await offers(stage, chance, mark)
  const act = oneOf(chance, oneOf(chance, all) ?? []) ?? circumstance(chance, stage.device.state.isOnline)
  return { act, turns }
}
