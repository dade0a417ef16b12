/** The exchange of refresh tokens, and the end of the session that the suite has opened. */
import { contract } from '#adapters/http/contract/contract.ts'
import { LOST } from './finding.ts'
import type { Player } from './player.ts'
import type { Session } from './reading.ts'

const { account } = contract
/** A registration code that no device has: the sign-out switches no device off. */
const NO_DEVICE = 'conformance'
const REFUSALS = [400, 401, 403] as const

/** [decided] What the specification does not say about refresh tokens is noted, and is no difference. */
const noteRotation = (player: Player, expected: string, found: string, effect: string): void =>
  player.note(account.refresh, { check: 'refresh token', at: 'refresh_token', expected, found, effect })

/** Exchanges the refresh token, compares what it gives, and signs out. */
export const playTokens = async (player: Player, { refreshToken }: Session): Promise<void> => {
  await player.refuse(
    account.refresh,
    { body: { refreshToken: 'of-nobody' } },
    REFUSALS,
    'an unknown refresh token',
    '',
  )
  if (refreshToken === undefined) {
    noteRotation(player, 'a refresh token', 'nothing at the sign-in', 'The session ends with its token.')
    player.leave(account.refresh, 'The sign-in gives no refresh token.')
  } else {
    const next = await player.ask(account.refresh, { body: { refreshToken } })
    if (next !== undefined) {
      const status = await player.try(account.me, {}, next.token)
      if (status !== 200)
        player.differ(account.refresh, {
          check: 'new token',
          at: 'token',
          expected: 'a token that the next call may use',
          found: `a token that ${String(status)} refuses`,
          effect: LOST,
        })
      player.carry(next.token)
      if (next.refreshToken === refreshToken)
        noteRotation(player, 'a new refresh token', 'the refresh token that was sent', 'The old one stays in use.')
      else if (next.refreshToken === undefined)
        noteRotation(player, 'a new refresh token', 'nothing', 'The old one stays in use.')
      const again = await player.try(account.refresh, { body: { refreshToken } }, '')
      if (next.refreshToken !== refreshToken)
        noteRotation(
          player,
          'nothing: the specification does not say whether an old refresh token may be used again',
          `status ${String(again)} for the old one`,
          'None, but a stolen token is worth as much as this says.',
        )
    }
  }
  await player.ask(account.signOut, { body: { registrationCode: NO_DEVICE } })
  const after = await player.try(account.me, {})
  if (after === 200)
    player.note(account.signOut, {
      check: 'token',
      at: '',
      expected: 'nothing: the specification does not say whether a token ends with the sign-out',
      found: 'the token still works after the sign-out',
      effect: 'None on this device, which forgets its tokens.',
    })
}
