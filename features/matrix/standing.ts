import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import { RECORDS } from '#features/catalogue/records.ts'
import { type Place, placesOf } from './faults.ts'

const namesIn = (words: string | undefined): readonly string[] => (words ?? '').split(' ').filter((one) => one !== '')

/** Whether what is around a field needs it; undefined where nobody has declared that. */
export const standingOf = ({ owner, path }: Place): 'needs' | 'may' | undefined => {
  const declared = RECORDS[owner]
  const name = path.at(-1) ?? ''
  if (namesIn(declared?.needs).includes(name)) return 'needs'
  return namesIn(declared?.may).includes(name) ? 'may' : undefined
}

/** The fields that are not declared, and those declared that no answer has. */
export const undeclared = (): readonly string[] => {
  const calls = Object.keys(STATED) as CallName[]
  const fields = calls.flatMap((name) => placesOf(STATED[name].call)).filter(({ kind }) => kind === 'field')
  const known = new Set(fields.map(({ owner, path }) => `${owner}.${path.at(-1)}`))
  return [
    ...new Set(
      fields.filter((place) => standingOf(place) === undefined).map(({ owner, path }) => `${owner}.${path.at(-1)}`),
    ),
    ...Object.entries(RECORDS).flatMap(([owner, { needs, may }]) =>
      [...namesIn(needs), ...namesIn(may)].map((name) => `${owner}.${name}`).filter((one) => !known.has(one)),
    ),
  ]
}
