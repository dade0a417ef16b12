import type { Step as WayStep } from '#features/catalogue/ways.ts'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Trouble } from '../support/assembly.ts'

/** What a citizen does, or what befalls them. Acts are values: a story can be told again, and shortened. */
export type Act =
  | Readonly<{ verb: 'come'; what: string }>
  | Readonly<{ verb: 'tap' | 'flip' | 'open' | 'remove' | 'pick'; what: string }>
  | Readonly<{ verb: 'fill'; what: string; value: string }>
  | Readonly<{ verb: 'rate'; what: string; stars: number }>
  | Readonly<{
      verb: 'confirm' | 'cancel' | 'back' | 'restart' | 'second window' | 'close' | 'leave' | 'sign in' | 'recover'
    }>
  | Readonly<{ verb: 'trouble'; trouble: Trouble; matter: Matter | undefined }>
  | Readonly<{ verb: 'network'; isThere: boolean }>
  | Readonly<{ verb: 'pass'; seconds: number }>
  /** The clock of the device is put so many hours ahead of the time, or behind it. */
  | Readonly<{ verb: 'clock'; ahead: number }>

/** An act, and how long one waits before the next: some turns, or until nothing happens any more. */
export type Step = Readonly<{ act: Act; turns: number | 'quiet' }>

export type Story = Readonly<{ seed: number; username: string | undefined; at: string; steps: readonly Step[] }>

/** A step of the catalogue as an act; undefined for what no citizen of the simulation does. */
export const actOf = ([verb, what = '', value = '']: WayStep): Act | undefined => {
  switch (verb) {
    case 'fill':
      return { verb, what, value }
    case 'rate':
      return { verb, what, stars: Number(value) }
    case 'tap':
    case 'flip':
    case 'pick':
      return { verb, what }
    case 'confirm':
      return { verb }
    default:
      return undefined
  }
}

const sentence = (act: Act): string => {
  switch (act.verb) {
    case 'come':
      return `comes to "${act.what}"`
    case 'tap':
    case 'open':
    case 'remove':
    case 'pick':
      return `${act.verb}s "${act.what}"`
    case 'flip':
      return `flips "${act.what}"`
    case 'fill':
      return `fills in "${act.what}" with "${act.value}"`
    case 'rate':
      return `rates "${act.what}" with ${act.stars} stars`
    case 'confirm':
    case 'cancel':
      return `${act.verb}s`
    case 'back':
      return 'goes back'
    case 'restart':
      return 'closes the app and opens it again'
    case 'second window':
      return 'goes to the other window'
    case 'close':
      return 'closes this window and goes to the other one'
    case 'leave':
      return 'signs out and confirms'
    case 'sign in':
      return 'signs in'
    case 'recover':
      return '(the server is well again)'
    case 'trouble':
      return `(the server ${act.trouble}${act.matter === undefined ? '' : `, when asked for ${act.matter}`})`
    case 'network':
      return act.isThere ? '(the network comes back)' : '(the network is lost)'
    case 'pass':
      return `waits ${act.seconds} seconds`
    case 'clock':
      return `(the clock of the device is ${act.ahead} hours off)`
  }
}

/**
 * A story in words, what is wrong at its end, and how it is told again. It is no scenario: only its seed brings back the
 * order in which answers, timers and windows take their turns.
 */
export const inWords = ({ seed, username, at, steps }: Story, wrong: string): string =>
  [
    `Seed ${seed}: ${username ?? 'a visitor'} is at "${at}"`,
    ...steps.map(({ act, turns }) => `  ${sentence(act)}${turns === 'quiet' ? '' : `, and for ${turns} turns`}`),
    `  WRONG: ${wrong}`,
    `  again: npm run simulate -- --from ${seed} --seeds 1`,
  ].join('\n')
