import { expect, test, vi } from 'vitest'
import type { TownChoiceNow } from '#application/town/my-town/town-choice.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { townChoiceView } from './town-choice-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const VARESE = { id: 1, name: 'Varese' }
const choose = vi.fn<(town: unknown) => void>()
const view = (now: object) =>
  townChoiceView(
    {
      all: { face: 'loaded', value: [VARESE] },
      choose,
      locate: () => {},
      close: () => {},
      ...now,
    } as unknown as TownChoiceNow,
    speech,
  )

test('The municipalities are offered after none, and the one that holds is marked', () => {
  const { towns } = view({ town: VARESE })
  expect(towns).toMatchObject({
    content: {
      empty: undefined,
      choices: {
        choices: [
          { label: 'Nessuno', isOn: false },
          { label: 'Varese', isOn: true },
        ],
      },
    },
  })
  const { choices = [] } = towns.kind === 'ready' ? towns.content.choices : {}
  for (const one of choices) one.flip()
  expect(choose.mock.calls).toEqual([[undefined], [VARESE]])
})

test('Without municipalities it says so, and a failure is tried again in its place (ERR-03)', () => {
  expect(view({ all: { face: 'loaded', value: [] } }).towns).toMatchObject({
    content: { empty: italian['myTown.empty'], choices: { choices: [{ isOn: true }] } },
  })
  expect(view({ all: { face: 'loading' } }).towns).toEqual({ kind: 'waiting' })
  expect(view({ all: { face: 'failed', failure: { _tag: 'Unreachable' } } }).towns).toMatchObject({ sign: 'offline' })
})

test.each([
  [{ refusal: { _tag: 'PositionDenied' } }, italian['position.denied']],
  [{ failure: { _tag: 'Unreachable' } }, italian['panel.offline']],
  [{ isFar: true }, italian['myTown.far']],
  [{ isFar: true, isLocating: true }, undefined],
  [{}, undefined],
])('Why a position gives no municipality: %j (fault 45)', (now, said) => {
  const { problem, locate } = view(now)
  expect([problem, locate.isBusy ?? false]).toEqual([said, 'isLocating' in now])
})
