import { type Announcement, wordsOf } from '#ui/app/news/announcements.ts'
import type { Speech } from '#ui/view/speech.ts'

/** What is said to the citizen, each for as long as it lasts. Time passes only when the features let it. */
export const createAnnounced = (speech: () => Speech) => {
  let now = 0
  const said: { words: string; until: number; action: Announcement['action'] }[] = []
  return {
    say: (announcement: Announcement | undefined): void => {
      if (announcement)
        said.push({
          words: wordsOf(announcement, speech()),
          until: now + announcement.duration,
          action: announcement.action,
        })
    },
    pass: (milliseconds: number): void => {
      now += milliseconds
    },
    onShow: (): readonly string[] => said.filter(({ until }) => until > now).map(({ words }) => words),
    /** What the last message on show that offers something offers to do. */
    action: (): Announcement['action'] =>
      said.findLast(({ until, action }) => until > now && action !== undefined)?.action,
    all: (): readonly string[] => said.map(({ words }) => words),
  }
}
