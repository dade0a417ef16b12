import { expect, test } from 'vitest'
import { contract } from '#adapters/http/contract/contract.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { growWorld } from '#mocks/world.ts'
import { sendTo } from './in-process.ts'
import { createPlayer, type Send } from './player.ts'
import { playSignIn } from './reading.ts'
import { playUnwritten } from './unwritten.ts'

/** Signs in, asks for some things by hand and for the others by their samples; the paths and queries of what was asked. */
const askedOf = async (username: string, activity?: number): Promise<readonly string[]> => {
  const send = sendTo(await growWorld())
  const asked: string[] = []
  const noting: Send = async (request) => {
    const response = await send(request)
    const { pathname, searchParams } = new URL(request.url)
    const page = searchParams.get('page')
    asked.push(`${request.method} ${pathname}${page === null ? '' : ` page ${page}`}: ${response.status}`)
    return response
  }
  const player = createPlayer('http://localhost:8787', noting)
  const session = await playSignIn(player, { username, password: PASSWORD })
  if (session === undefined) throw new Error(`${username} is not signed in`)
  if (activity !== undefined) await player.ask(contract.directory.activity, { params: { id: activity } })
  await playUnwritten(player, session)
  expect(player.findings().filter(({ level }) => level === 'difference')).toEqual([])
  return asked
}

test('a list is asked for page by page, and what has no parameters once', async () => {
  const asked = await askedOf('mario.rossi')
  expect(asked).toEqual(expect.arrayContaining(['GET /app/activities page 1: 200', 'GET /app/activities page 2: 200']))
  expect(asked.filter((one) => one.startsWith('GET /app/languages'))).toHaveLength(1)
})

test('an id in a path comes from an answer to a path that begins likewise; without one nothing is asked', async () => {
  expect(await askedOf('mario.rossi', 3)).toContain('GET /app/activities/3/board: 200')
  expect((await askedOf('mario.rossi')).filter((one) => one.includes('/board'))).toEqual([])
})

test('what an administrator asks for is refused to others', async () => {
  expect(await askedOf('mario.rossi')).toContain('GET /api/users page 1: 403')
  expect(await askedOf('amministratore')).toContain('GET /api/users page 1: 200')
})

test('no chat is made', async () =>
  expect((await askedOf('mario.rossi')).filter((one) => one.startsWith('GET /api/chats:'))).toEqual([]))
