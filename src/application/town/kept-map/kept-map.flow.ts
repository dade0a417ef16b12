import type { Scope } from '#application/kit/scope.ts'
import { keptMapMachine, mapStanding } from './kept-map.machine.ts'

/**
 * The town's map for times without a network, while a page shows it. The first such page opens it, and it lives as long as
 * the app: a map that is on its way comes though the page is left.
 */
export const openKeptMap = ({ piazza, ports, watch, onClose }: Scope) => {
  const actor = piazza.open('keptMap', keptMapMachine(ports), undefined)
  watch(actor)
  actor.send({ type: 'page.opened' })
  onClose(() => actor.send({ type: 'page.left' }))
  const actions = {
    download: () => actor.send({ type: 'download.requested' }),
    cancel: () => actor.send({ type: 'download.cancelled' }),
    remove: () => actor.send({ type: 'removal.requested' }),
  }
  return () => {
    const snapshot = actor.getSnapshot()
    const { file, progress, problem } = snapshot.context
    /** `file`: what is kept, or would be, as far as it is known. */
    return { standing: mapStanding(snapshot), file, progress, problem, ...actions }
  }
}

export type KeptMapNow = ReturnType<ReturnType<typeof openKeptMap>>
