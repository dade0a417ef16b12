import type { Scope } from '#application/kit/scope.ts'
import { sharing } from './sharing.implementations.ts'
import { isSharing } from './sharing.selectors.ts'

/** Sharing the open page; `path` is its address, in the current language. */
export const openSharing = (scope: Scope) => {
  const actor = scope.run(sharing(scope.ports), undefined)
  return (path: string) => ({
    isBusy: isSharing(actor.getSnapshot()),
    share: (title: string) => actor.send({ type: 'share.requested', page: { title, path } }),
  })
}
export type SharingNow = ReturnType<ReturnType<typeof openSharing>>
