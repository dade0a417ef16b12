import type { VersionTasks } from '../version-tasks.ts'
import type { Device } from './device.ts'

export const versionTasks = ({ versions }: Device): VersionTasks => ({
  isRenewed: async () => versions.isRenewed(),
  keepNothing: async () => {},
  settleOnDevice: async () => {
    // Nothing is fetched where nothing is drawn.
  },
  installByHand: async () => versions.installByHand(),
  visit: () => Promise.reject(new Error('Nothing serves an app without a browser')),
  untilKept: async () => {},
  comeBackBeforeCode: () => Promise.reject(new Error('Nothing is drawn without a browser')),
  changesOfFirstScreen: () => Promise.reject(new Error('Nothing is drawn without a browser')),
  letCodeCome: async () => {},
  lastSeen: async () => '',
  lookClosely: async () => {},
  otherLooks: async () => [],
  untilChecked: async () => {},
  spoil: async () => {},
  becomeInstallable: async () => versions.becomeInstallable(),
  installDialogs: async () => versions.installDialogs(),
})
