/** For tests: answers of a server that differs from the contract. */
export type Drift = Readonly<{ path: readonly string[]; change: string; json: unknown }>

type Json = Readonly<Record<string, unknown>> | readonly unknown[]

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Values that may replace a field or an element: null, and one of every JSON type. */
const OTHERS: readonly (readonly [change: string, value: unknown])[] = [
  ['null', null],
  ['empty text', ''],
  ['text', 'drifted'],
  ['number', -1.5],
  ['flag', true],
  ['list', [[]]],
  ['record', { drifted: true }],
]

const replaced = (json: Json, key: string, value: unknown): Json =>
  Array.isArray(json)
    ? json.map((one: unknown, index) => (String(index) === key ? value : one))
    : { ...json, [key]: value }

const without = (json: Readonly<Record<string, unknown>>, key: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => name !== key))

const driftsAt = (json: Json, key: string, value: unknown, path: readonly string[]): readonly Drift[] => {
  const drift = (change: string, drifted: Json): Drift => ({ path, change, json: drifted })
  return [
    ...(Array.isArray(json) ? [] : [drift('dropped', without(json as Readonly<Record<string, unknown>>, key))]),
    ...OTHERS.map(([change, other]) => drift(change, replaced(json, key, other))),
    ...driftsOf(value, path).map(({ path: deep, change, json: drifted }) => ({
      path: deep,
      change,
      json: replaced(json, key, drifted),
    })),
  ]
}

/** Every drift of one field or element of an answer: dropped, null, empty, and of each other type (fault 21). */
export const driftsOf = (json: unknown, path: readonly string[] = []): readonly Drift[] =>
  isBranch(json) ? Object.entries(json).flatMap(([key, value]) => driftsAt(json, key, value, [...path, key])) : []
