import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { settle } from '#application/kit/walk.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import { municipalities, municipality, municipalitySheets } from './municipalities.implementations.ts'

const town = (id: number, name: string, visible = true): Municipality => ({
  id: id as MunicipalityId,
  name,
  province: 'VA',
  image: undefined,
  position: undefined,
  visible,
})

const given = (all: readonly Municipality[]) => {
  const asked: (readonly [MunicipalityId, boolean])[] = []
  const port: Municipalities = {
    all: () => TaskEither.right(all),
    withActivities: () => TaskEither.right([]),
    activities: () => TaskEither.right([]),
    activitiesInPassing: () => TaskEither.right([]),
    sheetIds: () => TaskEither.right([]),
    sheets: (id, isAdmin) => {
      asked.push([id, isAdmin])
      return TaskEither.right([])
    },
  }
  return { ports: { municipalities: port }, asked }
}
const some = [town(1, 'Varese'), town(9, 'Malnate', false), town(2, 'Luino')]

test('The visible municipalities are sorted by name, whatever the order of the answer (DIR-06)', async () => {
  const actor = createActor(municipalities(given(some).ports), { input: { query: undefined } }).start()
  await settle()
  expect(actor.getSnapshot().context.value?.map(({ name }) => name)).toEqual(['Luino', 'Varese'])
})

test.each([
  [2, 'loaded', 'Luino'],
  [9, 'missing', undefined],
  [99, 'missing', undefined],
])(
  'One municipality (%s) is found among them: one that is not there or not to be seen is missing (fault 36)',
  async (id, face, name) => {
    const actor = createActor(municipality(given(some).ports), { input: { query: id as MunicipalityId } }).start()
    await settle()
    expect([resourceFace(actor.getSnapshot()), actor.getSnapshot().context.value?.name]).toEqual([face, name])
  },
)

test('Sheets are requested with the reader’s role (DIR-06)', async () => {
  const { ports, asked } = given(some)
  for (const isAdmin of [true, false])
    createActor(municipalitySheets(ports), { input: { query: { id: 1 as MunicipalityId, isAdmin } } }).start()
  await settle()
  expect(asked).toEqual([
    [1, true],
    [1, false],
  ])
})
