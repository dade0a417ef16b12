import { type Matter, MATTERS } from '#features/catalogue/catalogue.ts'
import { PLACES } from '#features/catalogue/pages.ts'
import { SCREENS } from '#ui/base/screens.ts'
import { type Trouble, TROUBLES } from '../support/assembly.ts'
import type { Act, Step } from './act.ts'
import { type Errand, errandsOf } from './errand.ts'
import { isSignedIn, type Stage } from './stage.ts'

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
/** Those after which nobody knows whether it was done. */
const UNCERTAIN: readonly Trouble[] = [
  'does it, and its answer is lost',
  'does it, and breaks down',
  'is out of reach',
  'never answers',
]
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
  ]
  return oneOf(chance, acts)?.() ?? { verb: 'recover' }
}

const acts = (verb: 'tap' | 'flip', labels: readonly string[]): readonly Act[] => labels.map((what) => ({ verb, what }))

/** What stands on every page and leads off it: taken less often, so that more is done where one is. */
const LEADING_OFF = /^(?:vai alla home|home|segnala|registrati|chiudi|note legali)/i

/** Everything that the window offers, as acts. */
const offers = async ({ window }: Stage, chance: () => number, mark: string): Promise<readonly (readonly Act[])[]> => {
  const { screen, parts, frame } = window().app()
  const screens = [screen, ...(await parts())]
  const question = screen.question()
  if (question) return [[{ verb: 'confirm' }], [{ verb: 'confirm' }], [{ verb: 'cancel' }]]
  const fills = screens.flatMap((one) =>
    Object.entries(one.fields()).flatMap(([what, field]): readonly Act[] => {
      const number = /telefon|cellular|cap\b/i.test(what) ? '0332123456' : undefined
      const mail = /mail/i.test(what) ? 'nuova@example.it' : undefined
      const texts = [`Parola ${mark}`, `Parola ${mark}`, number ?? mail ?? `Parola ${mark}`, '']
      const value = oneOf(chance, field.options ?? texts) ?? ''
      return field.offers(value) ? [{ verb: 'fill', what, value }] : []
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
    screens.flatMap((one) => Object.keys(one.actions())).filter((label) => !LEADING_OFF.test(label) || chance() < 0.2),
  )
  const written = fills.filter((act) => 'what' in act && !/^cerca/i.test(act.what))
  const writing = buttons.filter((act) => 'what' in act && WRITING.test(act.what))
  return [
    buttons,
    writing,
    writing,
    writing,
    acts(
      'flip',
      screens.flatMap((one) => Object.keys(one.choices())),
    ),
    fills,
    written,
    written,
    rows,
    Object.keys(screen.ratings()).map((what): Act => ({ verb: 'rate', what, stars: 1 + Math.floor(chance() * 5) })),
    ...(chance() < 0.2 ? [acts('tap', Object.keys(frame.bottom.actions()))] : []),
  ].filter((some) => some.length > 0)
}

/** What writes something, by its label. */
const WRITING =
  /^(?:invia|salva|iscriviti|annulla iscrizione|conferma|aggiungi|togli|ricorda|registr|risp|segna|manda|elimina|continua)/i
/** What sends what was filled in. */
const SENDING = /^(?:invia|salva|conferma|registr|rispondi)/i

/** Acts after which what is written is often sent: it was filled in, or something came between. */
const BEFORE_SENDING: ReadonlySet<Act['verb'] | undefined> = new Set(['fill', 'trouble', 'network'])

/** How a citizen who is not signed in gets back in; undefined for whoever is, and for visitors. */
const wayBackIn = async (stage: Stage, before: Act | undefined): Promise<Act | undefined> => {
  if (stage.username === undefined || isSignedIn(stage)) return undefined
  if ((await stage.handOf({ verb: 'sign in' })) !== undefined) return { verb: 'sign in' }
  return before?.verb === 'come' ? undefined : { verb: 'come', what: SCREENS.signIn.path }
}

/** The next thing that happens. An errand is gone on with unless something comes between; who has filled something in often sends it, and at times into some trouble. */
export const nextStep = async (
  stage: Stage,
  chance: () => number,
  mark: string,
  before: Act | undefined,
  errand: Errand,
): Promise<Step> => {
  const turns = chance() < 0.7 ? 'quiet' : Math.floor(chance() * 5)
  if (errand.length === 0 && chance() < 0.25) errand.push(...(oneOf(chance, errandsOf(stage.username, mark)) ?? []))
  if (errand.length === 1 && chance() < 0.45)
    return { act: { verb: 'trouble', trouble: oneOf(chance, UNCERTAIN) ?? 'never answers', matter: undefined }, turns }
  if (chance() < 0.8) {
    const act = errand.shift()
    if (act !== undefined) return { act, turns }
  }
  const back = await wayBackIn(stage, before)
  if (back !== undefined && chance() < 0.6) return { act: back, turns }
  const sends = BEFORE_SENDING.has(before?.verb)
    ? Object.keys(stage.window().app().screen.actions()).filter((label) => SENDING.test(label))
    : []
  if (before?.verb === 'fill' && sends.length > 0 && chance() < 0.25)
    return {
      act: { verb: 'trouble', trouble: oneOf(chance, TROUBLES_OF_ALL) ?? 'breaks down', matter: undefined },
      turns,
    }
  const what = chance() < 0.6 ? oneOf(chance, sends) : undefined
  if (what !== undefined) return { act: { verb: 'tap', what }, turns }
  const all = chance() < 0.3 ? [] : await offers(stage, chance, mark)
  const act = oneOf(chance, oneOf(chance, all) ?? []) ?? circumstance(chance, stage.device.state.isOnline)
  return { act, turns }
}
