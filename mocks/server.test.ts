import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './server.ts'
import { growWorld } from './world.ts'

let server: Awaited<ReturnType<typeof startServer>>
const at = (path: string) => `http://localhost:${server.port}${path}`
const signIn = async () => {
  const credentials = JSON.stringify({ username: 'mario.rossi', password: 'Piazza2026!' })
  const response = await fetch(at('/api/login_check'), { method: 'POST', body: credentials })
  return (await response.json()) as { token: string; refresh_token: string }
}

/** The signature of every PNG. */
const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

beforeAll(async () => {
  server = await startServer({ port: 0 })
})
afterAll(() => server.close())

test('a citizen signs in and reads their unread count over real HTTP', async () => {
  const { token } = await signIn()
  const response = await fetch(at('/api/app/noticesents/notread'), { headers: { authorization: `Bearer ${token}` } })
  expect(await response.json()).toEqual({ data: { totalNoticeNotRead: 3 } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('a page of another origin may send its token and a fault', async () => {
  const response = await fetch(at('/api/users/me'), { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('x-piazza-fault')
})

test('a fault sent with a request affects that request only', async () => {
  const failed = await fetch(at('/app/languages'), { headers: { 'x-piazza-fault': '502-html' } })
  expect([failed.status, failed.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
  expect((await fetch(at('/app/languages'))).status).toBe(200)
  await expect(fetch(at('/app/languages'), { headers: { 'x-piazza-fault': 'offline' } })).rejects.toThrow(
    'fetch failed',
  )
})

test('a file is sent completely and the profile form is received as multipart', async () => {
  const { token } = await signIn()
  const headers = { authorization: `Bearer ${token}` }
  const file = await (await fetch(at('/api/app/noticefiles/71/downloadfile'), { headers })).blob()
  expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
  const form = new FormData()
  form.append('profile', JSON.stringify({ name: 'Mario', surname: 'Rossi', mobile: '3330001112' }))
  form.append('imgProfile', new Blob([PNG_SIGNATURE], { type: 'image/png' }), 'io.png')
  const saved = await fetch(at('/api/app/usersprofile'), { method: 'POST', headers, body: form })
  expect(await saved.json()).toEqual({ message: 'Profilo aggiornato correttamente' })
  const profile = (await (await fetch(at('/api/app/usersprofile'), { headers })).json()) as { data: object }
  expect(profile.data).toMatchObject({ mobile: '3330001112', imgProfile: 'data:image/png;base64,iVBORw0KGgo=' })
})

test('another world answers in its place at once, and without one nobody does', async () => {
  const other = await growWorld({ now: Date.parse('2027-01-02T09:00:00Z') })
  server.change(other)
  await fetch(at('/__clock?advance=0'), { method: 'POST' })
  await fetch(at('/app/languages'))
  expect([other.calls().length, server.world.calls().length > 0]).toEqual([1, true])
  server.change(undefined)
  await expect(fetch(at('/app/languages'))).rejects.toThrow('fetch failed')
  server.change(server.world)
  expect((await fetch(at('/app/languages'))).status).toBe(200)
})

test('a reset restores all data and ends every session', async () => {
  const { token } = await signIn()
  await fetch(at('/__reset'), { method: 'POST' })
  const response = await fetch(at('/api/users/me'), { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(401)
})

test('pictures are served by the API host, and no file outside of its folder', async () => {
  expect((await fetch(at('/icon.svg'))).headers.get('content-type')).toBe('image/svg+xml')
  expect((await fetch(at('/..%2fpackage.json'))).status).toBe(404)
})

test('a long text travels compressed to who takes that, and an unchanged one not at all', async () => {
  const ask = (headers: Record<string, string>) => fetch(at('/app/api/events?filters=%7B%7D'), { headers })
  const [small, plain] = [await ask({ 'accept-encoding': 'gzip' }), await ask({ 'accept-encoding': 'identity' })]
  expect([small, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
  expect(await small.json()).toEqual(await plain.json())
  const tag = small.headers.get('etag') ?? ''
  expect([tag, (await ask({ 'if-none-match': tag })).status]).toEqual([plain.headers.get('etag'), 304])
  const short = await fetch(at('/app/languages'), { headers: { 'accept-encoding': 'gzip' } })
  expect(short.headers.get('content-encoding')).toBeNull()
})
