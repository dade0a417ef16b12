import type { Scope } from '#application/kit/scope.ts'
import type { Unexpected } from '#application/ports/failure.ts'
import type { KeptMapFailure, KeptMapFile, MapProgress } from '#application/ports/kept-map.ts'
import { keptMapMachine, mapStanding, type MapStanding } from './kept-map.machine.ts'

export type KeptMapNow = Readonly<{
  standing: MapStanding
  /** What is kept, or would be, as far as it is known. */
  file: KeptMapFile | undefined
  progress: MapProgress | undefined
  problem: KeptMapFailure | Unexpected | undefined
  download: () => void
  cancel: () => void
  remove: () => void
}>

/**
 * The town's map for times without a network, while a page shows it. The first such page opens it, and it lives as long as
 * the app: a map that is on its way comes though the page is left.
 */
export const openKeptMap = ({ piazza, ports, watch, onClose }: Scope): (() => KeptMapNow) => {
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
    return { standing: mapStanding(snapshot), file, progress, problem, ...actions }
  }
}
