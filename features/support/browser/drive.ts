import type { Driver } from '../driver.ts'
import { boardSight } from './board-sight.ts'
import type { Device } from './device.ts'
import { logTasks } from './log-tasks.ts'
import { chatSight } from './chat-sight.ts'
import { directoryListSight } from './directory-list-sight.ts'
import { filterTasks } from './filter-tasks.ts'
import { deskSight } from './desk-sight.ts'
import { documentSight } from './document-sight.ts'
import { type ServerAccess, groundTasks } from './ground-tasks.ts'
import { formSight } from './form-sight.ts'
import { favouriteSight } from './favourite-sight.ts'
import { formTasks } from './form-tasks.ts'
import { takeUp } from './hands.ts'
import { tapSight } from './tap-sight.ts'
import { inaccessible } from './inspection.ts'
import { languageSight } from './language-sight.ts'
import { languageTasks } from './language-tasks.ts'
import { pageTasks } from './page-tasks.ts'
import { notificationTasks } from './notification-tasks.ts'
import { placeSight } from './place-sight.ts'
import { placesMapSight } from './places-map-sight.ts'
import { profileSight } from './profile-sight.ts'
import { pictureTasks } from './picture-tasks.ts'
import { readAloudSight, readingTasks } from './reading-tasks.ts'
import { createTab, type BrowserTab } from './browser-tab.ts'
import { searchboxTasks } from './searchbox-tasks.ts'
import { secretSight } from './secret-sight.ts'
import { sessionTasks } from './session-tasks.ts'
import { versionTasks } from './version-tasks.ts'
import { shellTasks } from './shell-tasks.ts'
import { frameSight } from './frame-sight.ts'
import { noticeSight } from './notice-sight.ts'
import { questionTasks } from './question-tasks.ts'

/** Drives one tab of a device; `serverOf` gives access to the world behind it. */
export const drive = (device: Device, name: string, serverOf: (tab: BrowserTab) => ServerAccess): Driver => {
  const tab = createTab(device)
  const shell = shellTasks(tab)
  const server = serverOf(tab)
  return {
    session: sessionTasks(tab),
    shell,
    page: pageTasks(tab),
    questions: questionTasks(tab),
    forms: formTasks(tab),
    languages: languageTasks(tab),
    picture: pictureTasks(tab),
    searchbox: searchboxTasks(tab),
    filters: filterTasks(tab),
    log: logTasks(tab),
    notifications: notificationTasks(tab),
    reading: readingTasks(tab),
    versions: versionTasks(tab),
    ground: groundTasks(tab, server, name),
    sight: {
      languages: languageSight(tab),
      secrets: secretSight(tab),
      documents: documentSight(tab),
      forms: formSight(tab),
      profile: profileSight(tab, server),
      places: placeSight(tab),
      directoryList: directoryListSight(tab),
      favourites: favouriteSight(tab),
      chats: chatSight(tab),
      board: boardSight(tab),
      placesMap: placesMapSight(tab),
      taps: tapSight(tab),
      desk: deskSight(tab),
      readAloud: readAloudSight(tab),
      takeUp: takeUp(tab),
      ...frameSight(tab),
      ...noticeSight(tab),
    },
    secondWindow: async () => drive(device, name, serverOf),
    complaints: async () => {
      const all = [...device.complaints, ...(tab.isOpen() ? await inaccessible(tab.page()) : [])]
      if (all.length > 0) device.markDirty()
      return all
    },
    portrait: async (type = 'png') => {
      // A screenshot is taken only after a failure, or for the specification.
      device.markDirty()
      return tab.isOpen() ? tab.page().screenshot({ type, ...(type === 'jpeg' && { quality: 70 }) }) : undefined
    },
    close: () => device.switchOff(),
  }
}
