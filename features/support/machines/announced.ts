import { type Announcement, type ToastView, toastView } from '#ui/app/news/announcements.ts'
import type { Piazza } from '#application/app/piazza.ts'
import type { Speech } from '#ui/view/speech.ts'

/** What is said to the citizen, each for as long as it lasts. Time passes only when the features let it. */
export const createAnnounced = (piazza: Piazza, speech: () => Speech) => {
  let now = 0
  const said: (ToastView & Readonly<{ until: number }>)[] = []
  return {
    say: (announcement: Announcement | undefined): void => {
      if (announcement) said.push({ ...toastView(announcement, piazza, speech()), until: now + announcement.duration })
    },
    pass: (milliseconds: number): void => {
      now += milliseconds
    },
    onShow: (): readonly string[] => said.filter(({ until }) => until > now).map(({ text }) => text),
    /** What the last message on show that offers something offers to do. */
    action: (): ToastView['action'] =>
      said.findLast(({ until, action }) => until > now && action !== undefined)?.action,
    all: (): readonly string[] => said.map(({ text }) => text),
  }
}
