import type { Driver } from '../driver.ts'
import { advertisingTasks } from './advertising-tasks.ts'
import { boardSight } from './board-sight.ts'
import type { Device } from './device.ts'
import { chatListTasks } from './chat-list-tasks.ts'
import { conversationTasks } from './conversation-tasks.ts'
import { chatSight } from './chat-sight.ts'
import { directoryListSight } from './directory-list-sight.ts'
import { eventTasks, filterTasks } from './event-tasks.ts'
import { documentSight } from './document-sight.ts'
import { type Beneath, groundTasks } from './ground-tasks.ts'
import { formSight } from './form-sight.ts'
import { favouriteSight } from './favourite-sight.ts'
import { favouriteTasks } from './favourite-tasks.ts'
import { formTasks } from './form-tasks.ts'
import { takeUp } from './hands.ts'
import { homeTasks } from './home-tasks.ts'
import { inaccessible } from './inspection.ts'
import { languageSight } from './language-sight.ts'
import { languageTasks } from './language-tasks.ts'
import { noticeTasks } from './notice-tasks.ts'
import { notificationTasks } from './notification-tasks.ts'
import { placeSight } from './place-sight.ts'
import { placesMapSight } from './places-map-sight.ts'
import { profileSight } from './profile-sight.ts'
import { profileTasks } from './profile-tasks.ts'
import { createSeat, type Seat } from './seat.ts'
import { searchTasks } from './search-tasks.ts'
import { secretSight } from './secret-sight.ts'
import { sessionTasks } from './session-tasks.ts'
import { shellTasks } from './shell-tasks.ts'
import { frameSight } from './frame-sight.ts'
import { noticeSight } from './notice-sight.ts'
import { surveyTasks } from './survey-tasks.ts'
import { topicTasks } from './topic-tasks.ts'

/** Drives one window of a device; `beneathOf` gives the world behind it. */
export const drive = (device: Device, name: string, beneathOf: (seat: Seat) => Beneath): Driver => {
  const seat = createSeat(device)
  const shell = shellTasks(seat)
  return {
    session: sessionTasks(seat),
    shell,
    home: homeTasks(seat),
    notices: noticeTasks(seat),
    surveys: surveyTasks(seat),
    forms: formTasks(seat),
    languages: languageTasks(seat),
    profile: profileTasks(seat),
    search: searchTasks(seat),
    favourites: favouriteTasks(seat),
    topics: topicTasks(seat),
    events: eventTasks(seat),
    filters: filterTasks(seat),
    advertising: advertisingTasks(seat),
    chats: chatListTasks(seat),
    conversation: conversationTasks(seat),
    notifications: notificationTasks(seat),
    ground: groundTasks(seat, beneathOf(seat), name),
    sight: {
      languages: languageSight(seat),
      secrets: secretSight(seat),
      documents: documentSight(seat),
      forms: formSight(seat),
      profile: profileSight(seat),
      places: placeSight(seat),
      directoryList: directoryListSight(seat),
      favourites: favouriteSight(seat),
      chats: chatSight(seat),
      board: boardSight(seat),
      placesMap: placesMapSight(seat),
      takeUp: takeUp(seat),
      ...frameSight(seat),
      ...noticeSight(seat),
    },
    secondWindow: async () => drive(device, name, beneathOf),
    complaints: async () => {
      const all = [...device.complaints, ...(seat.isOpen() ? await inaccessible(seat.page()) : [])]
      if (all.length > 0) device.spend()
      return all
    },
    portrait: async () => {
      // It is asked for when something has gone wrong.
      device.spend()
      return seat.isOpen() ? seat.page().screenshot() : undefined
    },
    close: () => device.switchOff(),
  }
}
