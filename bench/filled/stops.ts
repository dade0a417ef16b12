import { prepare } from '#adapters/http/client/request.ts'
import { notices } from '#adapters/http/contract/notices.ts'

/** Who comes: a visitor, a visitor whose own town is known on the device, or Mario Rossi, who receives notices. */
export type Comer = 'visitor' | 'neighbour' | 'mario'

/** An address, by whom it is opened. */
export type Stop = Readonly<{ name: string; comer: Comer; address: string }>

const PASSWORD = 'Piazza2026!'

export type Tokens = Readonly<{ token: string; refreshToken: string }>

/** Signs Mario Rossi in at the API. */
export const tokensOf = async (api: string): Promise<Tokens> => {
  const response = await fetch(`${api}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mario.rossi', password: PASSWORD }),
  })
  const { token, refresh_token: refreshToken } = (await response.json()) as Readonly<{
    token: string
    refresh_token: string
  }>
  return { token, refreshToken }
}

/** The id of the first row of an answer; lists come bare or in pages. */
const firstOf = async (url: string, token: string): Promise<number> => {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await response.json()) as Readonly<{ data: unknown }>
  const id = /"id":(\d+)/.exec(JSON.stringify(data))?.[1]
  if (id === undefined) throw new Error(`Nothing at ${url}`)
  return Number(id)
}

/** The newest notices, as the app asks for them. */
const newest = (api: string, token: string): string => {
  const query = {
    sortBy: 'received',
    descending: true,
    filters: { activity: undefined, tag: undefined, template: undefined, unread: undefined },
    page: 1,
    rowsPerPage: 1,
  } as const
  return prepare(api, notices.received, { query }, token, undefined)?.url ?? ''
}

/** The addresses that are measured. */
export const stopsOf = async (api: string): Promise<readonly Stop[]> => {
  const { token } = await tokensOf(api)
  const notice = await firstOf(newest(api, token), token)
  const chat = await firstOf(`${api}/api/chatlists`, token)
  return [
    { name: 'Home', comer: 'visitor', address: '/' },
    { name: 'Home, own town', comer: 'neighbour', address: '/' },
    { name: 'Home, signed in', comer: 'mario', address: '/' },
    { name: 'events', comer: 'visitor', address: '/event' },
    { name: 'activity', comer: 'visitor', address: '/activity/7' },
    { name: 'notices', comer: 'mario', address: '/noticeSent' },
    { name: 'notice', comer: 'mario', address: `/noticeSent/${notice}` },
    { name: 'sheet', comer: 'visitor', address: '/e015/21?country=1' },
    { name: 'municipalities', comer: 'visitor', address: '/country' },
    { name: 'chat', comer: 'mario', address: `/chat/${chat}` },
  ]
}

/** What the device of a comer keeps, by its names in the storage of the page. */
export const keptBy = (comer: Comer, { token, refreshToken }: Tokens): Readonly<Record<string, string>> => ({
  ...(comer === 'mario' && { 'piazza.user.session': JSON.stringify({ id: 'bench', token, refreshToken }) }),
  ...(comer === 'neighbour' && { 'piazza.device.town': JSON.stringify({ town: { id: 1, name: 'Varese' } }) }),
})
