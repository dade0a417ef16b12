import { describe, expect, test } from 'vitest'
import type { AddressId } from '#domain/addresses/address.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { DEFAULT_USER_QUERY } from '#domain/users/user-query.ts'
import { createHttpAddresses, createHttpTopics } from './HttpTopics.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'
import { refusal } from './testing/fake-server.ts'

const citizen = (answer: Parameters<typeof tabBefore>[0]) => {
  const tab = tabBefore(answer)
  return { ...tab, topics: createHttpTopics(tab.client), addresses: createHttpAddresses(tab.client) }
}
const data = (value: unknown) => () => Response.json({ data: value })
const TOPIC = 105 as TopicId

describe('The subscribers of a topic (TOPIC-13)', () => {
  test('are requested with fifty rows, by name, filter and page', async () => {
    const { topics, query } = citizen(
      data({
        users: [{ id: '7', fullname: 'Bice Riva', country: 'Italia', userJobs: [{ workEmployment: 'Vigile' }] }],
        totalRows: 51,
      }),
    )
    expect(successOf(await topics.users(TOPIC, { ...DEFAULT_USER_QUERY, text: 'riva' }, 2)())).toEqual({
      rows: [{ id: 7, name: 'Bice Riva', country: 'Italia', jobs: [{ employment: 'Vigile', activity: undefined }] }],
      total: 51,
      leftOut: 0,
    })
    expect(query()).toEqual([
      '/api/app/usertopics/105/users',
      { filters: '{"text":"riva"}', sortBy: 'fullname', descending: '0', page: '2', rowsPerPage: '50' },
    ])
  })

  test('may lack country and work, or be empty; without a text no filter is sent', async () => {
    const { topics, query } = citizen(data({ users: [{ id: 7, fullname: 'Bice Riva' }], totalRows: 1 }))
    expect(successOf(await topics.users(TOPIC, DEFAULT_USER_QUERY, 1)())).toEqual({
      rows: [{ id: 7, name: 'Bice Riva', country: undefined, jobs: [] }],
      total: 1,
      leftOut: 0,
    })
    expect(query()).toEqual([expect.anything(), expect.objectContaining({ filters: '{}' })])
    const none = citizen(data({ users: null }))
    expect(successOf(await none.topics.users(TOPIC, DEFAULT_USER_QUERY, 1)())).toEqual({
      rows: [],
      total: undefined,
      leftOut: 0,
    })
  })

  test('are missing where the topic is (fault 36)', async () => {
    const { topics } = citizen(() => refusal(404, 'Argomento non trovato', 'NOT_FOUND'))
    expect(failureOf(await topics.users(TOPIC, DEFAULT_USER_QUERY, 1)())).toEqual({ _tag: 'Missing' })
  })
})

describe('The addresses of a topic', () => {
  test('are requested with eleven rows, by topic and filter only (ADDR-01)', async () => {
    const { addresses, query } = citizen(
      data({
        data: [
          { id: '3', address: 'Via Volta', active: 'Y' },
          { id: 4, address: 'Via Bixio', active: 'N' },
          { id: 5, address: 'Via Como' },
        ],
        totalRows: 250,
      }),
    )
    expect(successOf(await addresses.page(TOPIC, 'vi', 3)())).toEqual({
      rows: [
        { id: 3, text: 'Via Volta', active: true },
        { id: 4, text: 'Via Bixio', active: false },
        { id: 5, text: 'Via Como', active: undefined },
      ],
      total: 250,
      leftOut: 0,
    })
    expect(query()).toEqual([
      '/app/addresses',
      { filters: '{"text":"vi","topicId":105}', page: '3', rowsPerPage: '11' },
    ])
  })

  test('are requested without a text where there is none', async () => {
    const { addresses, query } = citizen(data({ data: [], totalRows: 0 }))
    expect(successOf(await addresses.page(TOPIC, '', 1)())).toEqual({ rows: [], total: 0, leftOut: 0 })
    expect(query()).toEqual(['/app/addresses', expect.objectContaining({ filters: '{"topicId":105}' })])
  })

  test('chosen before have an id, a name where there is one, and their state (ADDR-02)', async () => {
    const { addresses, asked } = citizen(
      data([
        { addressId: 3, address: 'Via Volta', status: 'Y' },
        { addressId: '4', status: 'N' },
        { addressId: 5, address: null },
      ]),
    )
    expect(successOf(await addresses.chosen(TOPIC)())).toEqual([
      { address: 3, text: 'Via Volta', active: true },
      { address: 4, text: undefined, active: false },
      { address: 5, text: undefined, active: undefined },
    ])
    expect(asked()).toEqual([['GET', '/api/app/usertopicaddress/bytopic/105', undefined]])
  })

  test.each([
    [true, 'Y'],
    [false, 'N'],
  ])('are chosen (%s) by topic, address and status (TOPIC-06)', async (active, status) => {
    const { addresses, asked } = citizen(() => Response.json({ message: 'Indirizzo salvato' }))
    expect(successOf(await addresses.choose(TOPIC, { address: 3 as AddressId, active })())).toBe('Indirizzo salvato')
    expect(asked()).toEqual([['POST', '/api/app/usertopicaddress', { topicId: 105, addressId: 3, status }]])
  })

  test('that cannot be read are reported in place; a failed choice is reported by a toast (ERR-01, ERR-03)', async () => {
    const { addresses, failures } = citizen(() => refusal(422, 'Questo tratto non è più servito', 'ADDRESS_INACTIVE'))
    await addresses.page(TOPIC, '', 1)()
    await addresses.chosen(TOPIC)()
    expect(failures).toEqual([])
    await addresses.choose(TOPIC, { address: 3 as AddressId, active: true })()
    expect(failures).toMatchObject([{ _tag: 'Refused', message: 'Questo tratto non è più servito' }])
  })
})
