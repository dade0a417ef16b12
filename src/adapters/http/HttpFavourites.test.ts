import { expect, test } from 'vitest'
import { createHttpFavourites } from './HttpFavourites.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, fakeServer, refusal } from './testing/fake-server.ts'

const citizen = (answer: (asked: SeenRequest) => Response) => {
  const server = fakeServer(answer)
  const { client, failures } = fakeDevice().tab(server)
  return { server, failures, favourites: createHttpFavourites(client) }
}

test('the favourites of the server are read, activities and contacts (FAV-01)', async () => {
  const { server, favourites } = citizen(() =>
    Response.json({
      data: {
        favorites: [{ id: '2', name: 'Biblioteca', latitude: '45.82', longitude: '8.83' }],
        contacts: [{ id: 4, ragioneSociale: 'Farmacia' }],
      },
    }),
  )
  const { activities, contacts } = successOf(await favourites.all()())
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/app/favorites'])
  expect(activities).toMatchObject([{ id: 2, name: 'Biblioteca', position: { latitude: 45.82, longitude: 8.83 } }])
  expect(contacts).toMatchObject([{ id: 4, name: 'Farmacia', position: undefined }])
})

test.each([{}, { favorites: null, contacts: null }])(
  'an answer with none in it (%o) is no favourites',
  async (data) => {
    const { favourites } = citizen(() => Response.json({ data }))
    expect(successOf(await favourites.all()())).toEqual({ activities: [], contacts: [] })
  },
)

test('a refusal has the server’s message, and an answer of another kind is undecodable (ERR-03)', async () => {
  const refused = citizen(() => refusal(500, 'Non adesso'))
  expect(failureOf(await refused.favourites.all()())).toMatchObject({ _tag: 'Refused', message: 'Non adesso' })
  const strange = citizen(() => Response.json({ data: { favorites: 'molti' } }))
  expect(failureOf(await strange.favourites.all()())).toMatchObject({ _tag: 'Undecodable' })
})
