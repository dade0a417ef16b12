import { describe, expect, test, vi } from 'vitest'
import { type PageAsked, takeAskedBefore } from './asked-before.ts'
import { createSend } from './client/send.ts'
import { notices } from './contract/notices.ts'
import { topics } from './contract/topics.ts'
import { successOf } from './testing/fake-device.ts'

const URL_ASKED = 'https://api.example/api/tags/7'
const HEADERS = { accept: 'application/json', 'accept-language': 'de', authorization: 'Bearer anna' }
const GET = { method: 'GET', headers: HEADERS }
const AT = 5_000

const tag = (name: string) => Response.json({ data: { id: 7, name } })
const pageWith = (answer: Promise<Response>, headers = HEADERS) => ({
  piazzaAsked: { [URL_ASKED]: { answer, headers, at: AT } },
})

describe('An answer that the page has asked for', () => {
  test('is taken once', () => {
    const answer = Promise.resolve(tag('Strade'))
    const take = takeAskedBefore(pageWith(answer), () => AT)
    expect(take(URL_ASKED, GET)).toBe(answer)
    expect(take(URL_ASKED, GET)).toBeUndefined()
  })

  test.each([
    ['another token', { ...HEADERS, authorization: 'Bearer mario' }],
    ['no token', { accept: HEADERS.accept, 'accept-language': HEADERS['accept-language'] }],
    ['another language', { ...HEADERS, 'accept-language': 'it' }],
    ['more headers', { ...HEADERS, 'content-type': 'application/json' }],
  ])('is not taken for %s, nor later', (_, headers) => {
    const take = takeAskedBefore(pageWith(Promise.resolve(tag('x'))), () => AT)
    expect(take(URL_ASKED, { method: 'GET', headers })).toBeUndefined()
    expect(take(URL_ASKED, GET)).toBeUndefined()
  })

  test('is not taken for another address, nor for a write', () => {
    const take = takeAskedBefore(pageWith(Promise.resolve(tag('x'))), () => AT)
    expect(take(`${URL_ASKED}1`, GET)).toBeUndefined()
    expect(take(URL_ASKED, { ...GET, method: 'PUT' })).toBeUndefined()
    expect(takeAskedBefore({}, () => AT)(URL_ASKED, GET)).toBeUndefined()
  })

  test('is not taken where the page asked after the app did: whoever asks again wants to know how things stand now', () => {
    const page: PageAsked = {}
    const take = takeAskedBefore(page, () => AT)
    expect(take(URL_ASKED, GET)).toBeUndefined()
    Object.assign(page, pageWith(Promise.resolve(tag('from before'))))
    expect(take(URL_ASKED, GET)).toBeUndefined()
  })

  test.each([60_000, -60_000])('is asked for anew after a minute, also where the clock went back (%i)', (passed) => {
    const take = takeAskedBefore(pageWith(Promise.resolve(tag('x'))), () => AT + passed)
    expect(take(URL_ASKED, GET)).toBeUndefined()
  })
})

const sender = (answer: Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => tag('Parchi'))
  const asked = takeAskedBefore(pageWith(answer), () => AT)
  return { fetch, send: createSend({ base: 'https://api.example', fetch, asked, language: () => 'de' }) }
}

describe('A call', () => {
  test('reads the answer that is under way, and asks the next time', async () => {
    const { fetch, send } = sender(Promise.resolve(tag('Strade')))
    const ask = () => send({ call: notices.tag, request: { params: { id: 7 } }, signals: [] }, 'anna')
    expect(successOf(await ask())).toEqual({ id: 7, name: 'Strade' })
    expect(fetch).not.toHaveBeenCalled()
    expect(successOf(await ask())).toEqual({ id: 7, name: 'Parchi' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('asks itself where that answer does not come', async () => {
    const { fetch, send } = sender(Promise.reject(new TypeError('network error')))
    const outcome = await send({ call: notices.tag, request: { params: { id: 7 } }, signals: [] }, 'anna')
    expect(successOf(outcome)).toEqual({ id: 7, name: 'Parchi' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('of somebody else asks itself', async () => {
    const { fetch, send } = sender(Promise.resolve(tag('Strade')))
    await send({ call: notices.tag, request: { params: { id: 7 } }, signals: [] }, 'mario')
    const request = { params: { id: 3 }, body: { password: 'x' } }
    await send({ call: topics.checkPassword, request, signals: [] }, 'anna')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
