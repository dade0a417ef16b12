import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import { oneMunicipality } from './municipalities.flow.ts'

const town = (id: number, name: string, visible = true): Municipality => ({
  id: id as MunicipalityId,
  name,
  province: 'VA',
  image: undefined,
  position: undefined,
  visible,
})

test.each([
  [2, Either.right('Luino')],
  [9, Either.left('Missing')],
  [99, Either.left('Missing')],
])(
  'One municipality (%s) is found among them: one that is not there or not to be seen is missing (fault 36)',
  async (id, expected) => {
    const all = [town(1, 'Varese'), town(9, 'Malnate', false), town(2, 'Luino')]
    const municipalities = { all: () => TaskEither.right(all) } as unknown as Municipalities
    const outcome = await oneMunicipality({ municipalities }, id as MunicipalityId)()
    const names = Either.bimap(
      ({ _tag }: { _tag: string }) => _tag,
      ({ name }: Municipality) => name,
    )
    expect(names(outcome)).toEqual(expected)
  },
)
