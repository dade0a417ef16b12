import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type TestWorld } from './node.ts'

let world: TestWorld
beforeAll(async () => {
  world = await createWorld()
  world.listen()
})
afterAll(() => world.close())

const at = (path: string) => `https://api.example.it${path}`

test('fetch in this process is answered, for every host', async () => {
  const response = await fetch(at('/app/checkstatuslogin/anna.neri'))
  expect(await response.json()).toEqual({ data: { found: 'Y', migration: 'N', forceChangePassword: 'N' } })
})

test('a request without a required field is refused with a message', async () => {
  const response = await fetch(at('/api/login_check'), { method: 'POST', body: '{"username":"mario.rossi"}' })
  expect([response.status, await response.json()]).toEqual([
    422,
    { message: 'Non abbiamo capito la richiesta: riprova', code: 'UNPROCESSABLE' },
  ])
})

test('a held answer arrives once it is released', async () => {
  const release = world.hold('home.languages')
  let arrived = false
  const languages = fetch(at('/app/languages')).then((response) => {
    arrived = true
    return response.json()
  })
  await fetch(at('/app/configurations/app/home'))
  expect(arrived).toBe(false)
  release()
  expect(await languages).toMatchObject({ data: [{ code: 'it' }, { code: 'es' }] })
  expect(
    world
      .calls()
      .filter(({ status }) => status === 200)
      .map(({ name }) => name),
  ).toContain('home.entries')
})
