import { openAction } from '#application/kit/action.ts'
import { failureOf } from '#application/kit/from-port.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { News } from '#application/news.ts'
import type { SharingFailure } from '#application/ports/sharing.ts'

const toSharingFailure = failureOf<SharingFailure>({ SharingCancelled: true, NotShared: true })

/** [decided] After so long, in milliseconds, a tap shares anew: some devices never tell that their dialog was closed (SHELL-23). */
const UNANSWERED_AFTER = 3_000

const notShared = (error: unknown): News | undefined => {
  const failure = toSharingFailure(error)
  if (failure._tag === 'SharingCancelled') return undefined
  return { type: 'page.notShared', url: failure._tag === 'NotShared' ? failure.url : undefined }
}

/** Sharing the open page; `path` is its address, in the current language. */
export const openSharing = (scope: Scope) => {
  const sharing = openAction(scope, {
    act: scope.ports.sharing.share,
    done: (how) => ({ type: 'page.shared', how }),
    failed: notShared,
    patience: UNANSWERED_AFTER,
  })
  return (path: string) => {
    const { isBusy, act } = sharing()
    return { isBusy, share: (title: string) => act({ title, path }) }
  }
}
export type SharingNow = ReturnType<ReturnType<typeof openSharing>>
