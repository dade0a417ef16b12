import type { VersionTasks } from '../version-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'

export const versionTasks = (tab: BrowserTab): VersionTasks => ({
  isRenewed: () => tab.page().evaluate(() => !('piazzaIsOld' in globalThis)),
  keepNothing: async () => {
    tab.device.prepared.keepsApp = false
  },
  settleOnDevice: async () => {
    await tab.page().evaluate(async () => void (await navigator.serviceWorker.ready))
    // The page of the first visit came without the service worker.
    await tab.page().reload()
  },
  installByHand: async () => {
    tab.device.prepared.installsByHand = true
  },
  becomeInstallable: () =>
    tab.page().evaluate(() => {
      const prompted = { prompt: async () => Object.assign(globalThis, { piazzaDialogs: 1 }) }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), prompted))
    }),
  installDialogs: () => tab.page().evaluate(() => Number(Reflect.get(globalThis, 'piazzaDialogs') ?? 0)),
})
