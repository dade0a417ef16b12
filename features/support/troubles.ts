import { contract } from '#adapters/http/contract/contract.ts'
import { places } from '#adapters/places/contract.ts'
import type { AnyCall } from '#adapters/http/contract/call.ts'
import { type Matter, MATTERS } from '#features/catalogue/catalogue.ts'
import type { Trouble } from './assembly.ts'
import type { CallPattern, Interception } from './interception.ts'

/** The name of each trouble in the simulated backend; the others are made by the interception. */
const FAULTS: Readonly<
  Record<
    Exclude<
      Trouble,
      | 'is slow'
      | 'has nothing to say'
      | 'does it, and its answer is lost'
      | 'does it, and breaks down'
      | 'refuses it as if all were well'
      | 'leaves unclear whether it was done'
      | 'has names of its own'
      | 'knows no filters'
      | 'does not take the e-mail address'
      | 'writes hours and last days that nobody can read'
    >,
    string
  >
> = {
  'is out of reach': 'offline',
  'breaks down without a word': '500',
  'breaks down': 'error',
  'answers with a page meant for engineers': '502-html',
  'answers half a sentence': 'truncated',
  'answers nonsense': 'drift',
  'refuses it': '409',
  'is too busy': '429',
  'never answers': 'timeout',
  'takes the session for expired, once': '401-once',
  'accepts no session': '401-always',
  'refuses to renew the session': 'refresh-refused',
}

const callOf = (matter: Matter): AnyCall => {
  const [area, name] = MATTERS[matter]?.split('.') ?? []
  const calls: Readonly<Record<string, Readonly<Record<string, AnyCall>>>> = { ...contract, places }
  const call = calls[area ?? '']?.[name ?? '']
  if (!call) throw new Error(`The contract has no call for ${matter}`)
  return call
}

/** The requests of a call. */
export const patternOfCall = ({ method, path }: AnyCall): CallPattern =>
  `${method} (?:/places)?${path.replaceAll(/\{\w+\}/g, '[^/]+')}`
/** The requests of a kind. */
export const patternOf = (matter: Matter): CallPattern => patternOfCall(callOf(matter))

/** Adds a trouble to an interception. */
export const withTrouble = (interception: Interception, trouble: Trouble, matter: Matter | undefined): Interception => {
  const pattern = matter === undefined ? '.*' : patternOf(matter)
  switch (trouble) {
    case 'is slow':
      return { ...interception, held: [...interception.held, pattern] }
    case 'has nothing to say':
      return { ...interception, mute: [...interception.mute, pattern] }
    case 'does it, and its answer is lost':
      return { ...interception, lost: [...interception.lost, pattern] }
    case 'does it, and breaks down':
      return { ...interception, broken: [...interception.broken, pattern] }
    case 'refuses it as if all were well':
      return { ...interception, denied: [...interception.denied, pattern] }
    case 'leaves unclear whether it was done':
      return { ...interception, unclear: [...interception.unclear, pattern] }
    case 'knows no filters':
      return { ...interception, unfiltered: [...interception.unfiltered, pattern] }
    case 'does not take the e-mail address':
      return { ...interception, blamed: [...interception.blamed, pattern] }
    case 'writes hours and last days that nobody can read':
      return { ...interception, vague: [...interception.vague, pattern] }
    case 'has names of its own':
      // A record is read and written under one address.
      return { ...interception, renamed: [...interception.renamed, pattern.replace(/^[A-Z]+/, '[A-Z]+')] }
    default: {
      const fault = matter === undefined ? FAULTS[trouble] : `${FAULTS[trouble]}@${MATTERS[matter] ?? ''}`
      return {
        ...interception,
        faults: [...interception.faults.split(','), fault].filter((one) => one !== '').join(','),
      }
    }
  }
}
