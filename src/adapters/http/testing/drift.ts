/** For tests: what becomes of an answer when the server changes without saying so. */
export type Drift = Readonly<{ path: string; change: string; json: unknown }>

type Json = Readonly<Record<string, unknown>> | readonly unknown[]

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Values that a field may turn into: of every type JSON has. */
const RETYPED: readonly (readonly [change: string, value: unknown])[] = [
  ['null', null],
  ['text', 'drifted'],
  ['empty text', ''],
  ['number', -1.5],
  ['flag', true],
  ['list', [[]]],
  ['record', { drifted: true }],
]

const replaced = (json: Json, key: string, value: unknown): Json =>
  Array.isArray(json)
    ? json.map((one: unknown, index) => (String(index) === key ? value : one))
    : { ...json, [key]: value }

const dropped = (json: Json, key: string): Json =>
  Array.isArray(json)
    ? json.filter((_, index) => String(index) !== key)
    : Object.fromEntries(Object.entries(json).filter(([name]) => name !== key))

const driftsOfField = (json: Json, key: string, value: unknown, path: string): readonly Drift[] => {
  const drift = (change: string, drifted: Json, at = path): Drift => ({ path: at, change, json: drifted })
  return [
    drift('dropped', dropped(json, key)),
    ...RETYPED.map(([change, other]) => drift(change, replaced(json, key, other))),
    ...driftsOf(value, path).map((inner) => drift(inner.change, replaced(json, key, inner.json), inner.path)),
  ]
}

/** Every drift of one field anywhere in an answer: dropped, null, and of each other type (fault 21). */
export const driftsOf = (json: unknown, path = ''): readonly Drift[] =>
  isBranch(json)
    ? Object.entries(json).flatMap(([key, value]) =>
        driftsOfField(json, key, value, path === '' ? key : `${path}.${key}`),
      )
    : []
