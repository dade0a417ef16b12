import { describe, expect, test } from 'vitest'
import type { EventId } from '#domain/events/event.ts'
import { createHttpUserEvents } from './HttpEvents.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const citizen = (answer: () => Response) => {
  const tab = tabBefore(answer)
  return { ...tab, mine: createHttpUserEvents(tab.client) }
}
const EVENT = 3 as EventId
const wire = {
  id: 70,
  event: { id: 3, title: 'Concerto', eventDateStart: '20-11-2026', eventTimeStart: '18:30' },
  reminder: '2026-11-20T17:30:00+01:00',
}

describe('the events of a citizen', () => {
  test('are read all together, with their reminders (EVENT-07)', async () => {
    const { mine, asked } = citizen(() => Response.json({ data: [wire, { ...wire, id: 71, reminder: null }] }))
    const { rows, leftOut } = successOf(await mine.mine()())
    expect(leftOut).toBe(0)
    expect(rows.map(({ id, event, reminder }) => [id, event.id, event.endDate, reminder])).toEqual([
      [70, 3, '2026-11-20', Date.parse('2026-11-20T16:30:00Z')],
      [71, 3, '2026-11-20', undefined],
    ])
    expect(asked()).toEqual([['GET', '/api/userevents/byuser', undefined]])
  })

  test('are read one by one; one that is not saved is undefined', async () => {
    const { mine, asked } = citizen(() => Response.json({ data: wire }))
    expect(successOf(await mine.of(EVENT)())?.id).toBe(70)
    expect(asked()).toEqual([['GET', '/api/userevents/byevent/3', undefined]])
    expect(successOf(await citizen(() => Response.json({ data: null })).mine.of(EVENT)())).toBeUndefined()
  })

  test.each(['mine', 'of'] as const)(
    'fail without a toast of the client: who asked tells of it (%s, EVENT-09, ERR-02)',
    async (call) => {
      const { mine, failures } = citizen(() => refusal(500, 'Guasto'))
      const outcome = call === 'mine' ? await mine.mine()() : await mine.of(EVENT)()
      expect(failureOf<unknown, unknown>(outcome)).toMatchObject({ _tag: 'Refused', message: 'Guasto' })
      expect(failures).toEqual([])
    },
  )
})
