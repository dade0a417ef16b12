import { type ToastView, toastView } from '#ui/shell/news/announcements.ts'
import { CORRECTED, isTakenBack, type Saying } from '#ui/shell/news/saying.ts'
import type { Piazza } from '#application/app/piazza.ts'
import type { Speech } from '#ui/view/speech.ts'

/** Both sentences, as they are read. */
const read = ({ text, more }: ToastView): string => (more === undefined ? text : `${text} ${more}`)

/** What is said to the citizen, each for as long as it lasts. Time passes only when the features let it. */
export const createAnnounced = (piazza: Piazza, speech: () => Speech) => {
  let now = 0
  let said: readonly (ToastView & Readonly<{ until: number }>)[] = []
  const say = ({ takesBack, says }: Saying): void => {
    said = said.map((one) => (isTakenBack(one, takesBack) ? { ...one, until: Math.min(one.until, now) } : one))
    if (says) said = [...said, { ...toastView(says, piazza, speech()), until: now + says.duration }]
  }
  return {
    say,
    /** Something is typed: what a field said is being corrected. */
    correct: (): void => say(CORRECTED),
    pass: (milliseconds: number): void => {
      now += milliseconds
    },
    onShow: (): readonly string[] => said.filter(({ until }) => until > now).map(read),
    /** What the last message on show that offers something offers to do. */
    action: (): ToastView['action'] =>
      said.findLast(({ until, action }) => until > now && action !== undefined)?.action,
    all: (): readonly string[] => said.map(read),
  }
}
