import type { Matter, Trouble } from '../support/assembly.ts'

/** What a citizen does, or what befalls them. Acts are values: a story can be told again, and shortened. */
export type Act =
  | Readonly<{ verb: 'come'; what: string }>
  | Readonly<{ verb: 'tap' | 'flip' | 'open' | 'remove' | 'pick'; what: string }>
  | Readonly<{ verb: 'fill'; what: string; value: string }>
  | Readonly<{ verb: 'rate'; what: string; stars: number }>
  | Readonly<{ verb: 'confirm' | 'cancel' | 'back' | 'restart' | 'second window' | 'leave' | 'sign in' | 'recover' }>
  | Readonly<{ verb: 'trouble'; trouble: Trouble; matter: Matter | undefined }>
  | Readonly<{ verb: 'network'; isThere: boolean }>
  | Readonly<{ verb: 'pass'; seconds: number }>

/** An act, and how long one waits before the next: some turns, or until nothing happens any more. */
export type Step = Readonly<{ act: Act; turns: number | 'quiet' }>

export type Story = Readonly<{ seed: number; username: string | undefined; at: string; steps: readonly Step[] }>

const sentence = (act: Act): string => {
  switch (act.verb) {
    case 'come':
      return `When the citizen comes to "${act.what}"`
    case 'tap':
      return `When the citizen taps "${act.what}"`
    case 'flip':
      return `When the citizen flips "${act.what}"`
    case 'open':
      return `When the citizen opens "${act.what}"`
    case 'remove':
      return `When the citizen removes "${act.what}"`
    case 'pick':
      return `When the citizen picks "${act.what}"`
    case 'fill':
      return `When the citizen fills in "${act.what}" with "${act.value}"`
    case 'rate':
      return `When the citizen rates "${act.what}" with ${act.stars} stars`
    case 'confirm':
      return 'When the citizen confirms'
    case 'cancel':
      return 'When the citizen cancels'
    case 'back':
      return 'When the citizen goes back'
    case 'restart':
      return 'When the app is closed and opened again'
    case 'second window':
      return 'When the citizen goes to the other window'
    case 'leave':
      return 'When the citizen leaves and confirms'
    case 'sign in':
      return 'When the citizen signs in'
    case 'recover':
      return 'When the server is well again'
    case 'trouble':
      return `When the server ${act.trouble}${act.matter === undefined ? '' : `, when asked for ${act.matter}`}`
    case 'network':
      return act.isThere ? 'When the network comes back' : 'When the network is lost'
    case 'pass':
      return `When ${act.seconds} seconds pass`
  }
}

/** A story as a scenario, with what must not be at its end. */
export const gherkin = ({ seed, username, at, steps }: Story, wrong: string): string =>
  [
    `  Scenario: Seed ${seed} plays without a fault`,
    `    Given ${username === undefined ? 'a visitor has' : `${username} has signed in and`} come to "${at}"`,
    ...steps.map(({ act, turns }) => `    ${sentence(act)}${turns === 'quiet' ? '' : ` # and waits ${turns} turns`}`),
    `    Then this must not be: ${wrong}`,
  ].join('\n')
