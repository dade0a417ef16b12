import type { Environment } from '#adapters/container/environment.ts'

/** Newer versions of the app on a device without a browser, and the dialog of its installation. */
export const createVersions = (page: NonNullable<Environment['updates']>['page']) => {
  const workers = Object.assign(new EventTarget(), { controller: {} })
  const registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as (EventTarget & Readonly<{ state: ServiceWorkerState; postMessage: () => void }>) | null,
    active: null,
    update: async () => {},
  })
  const windows = Object.assign(new EventTarget(), {})
  let isRenewed = false
  let dialogs = 0
  return {
    installation: windows,
    /** The service worker as one window sees it. */
    seenBy: (reload: () => void): Environment['updates'] => ({
      workers: Object.assign(workers, { register: async () => registration }),
      page,
      reload: () => {
        isRenewed = true
        reload()
      },
    }),
    publish: (): void => {
      const worker = new EventTarget()
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      const waiting = Object.assign(new EventTarget(), {
        state: 'installed' as ServiceWorkerState,
        postMessage: () => {
          waiting.state = 'activated'
          workers.dispatchEvent(new Event('controllerchange'))
          waiting.dispatchEvent(new Event('statechange'))
        },
      })
      registration.waiting = waiting
      worker.dispatchEvent(new Event('statechange'))
    },
    /** A browser that says whether the page runs as an installed app has no dialog for it. */
    installByHand: (): void => void Object.assign(windows, { navigator: { standalone: false } }),
    becomeInstallable: (): void => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => (dialogs += 1) })
      // As the page does: it keeps the offer for an app that comes later.
      Object.assign(windows, { piazzaInstall: offer }).dispatchEvent(offer)
    },
    isRenewed: () => isRenewed,
    installDialogs: () => dialogs,
  }
}
