/** The reads that `reading.ts` does not write out: what is asked for follows from the contract and the catalogue. */
import { isRecord } from '#adapters/http/codecs/wire.ts'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { STATED, type Stated } from '#features/catalogue/catalogue.ts'
import { ADMIN } from '#features/catalogue/requests.ts'
import { playPages } from './paging.ts'
import type { Answered, Player } from './player.ts'
import type { Session } from './reading.ts'

/** Changes something, though it is a GET: it makes the chat that it does not find. */
export const FINDS_OR_MAKES = 'GET /api/chats'

type Params = Answered['params']

/**
 * The parameters of a path: those of an answer to a path that begins like it, up to its last parameter. Undefined where no
 * answer has any.
 */
const paramsOf = ({ path }: AnyCall, answered: readonly Answered[]): Params | undefined => {
  const beginning = /^.*\}/.exec(path)?.[0]
  if (beginning === undefined) return {}
  return answered.find((one) => one.path === beginning || one.path.startsWith(`${beginning}/`))?.params
}

/** Asks for the sample of the catalogue, with the parameters that the server has answered; the pages of a list as well. */
const playSample = async (player: Player, { call, sample }: Stated, params: Params): Promise<void> => {
  const request = { ...sample, params }
  const query = 'query' in request && isRecord(request.query) ? request.query : {}
  if (!('page' in query)) {
    await player.ask(call, request)
    return
  }
  await playPages(player, call, (page, rowsPerPage) => {
    const one = { ...request, query: { ...query, page, rowsPerPage } }
    return player.ask(call, one)
  })
}

/**
 * Plays every read that was not sent so far. One whose query names ids of the demo is written out in `reading.ts`, with ids
 * that the server has given. What the catalogue has an administrator ask for is refused to others.
 */
export const playUnwritten = async (player: Player, { user }: Session): Promise<void> => {
  for (const stated of Object.values(STATED)) {
    const { call, sample, unplayed } = stated
    const isRead = call.method === 'GET' && unplayed === undefined && callName(call) !== FINDS_OR_MAKES
    const params = paramsOf(call, player.answered())
    if (!isRead || player.isSent(call) || params === undefined) continue
    if (sample.as === ADMIN && !user.roles.includes('admin'))
      await player.refuse(call, { ...sample, params }, 403, 'no administrator')
    else await playSample(player, stated, params)
  }
}
