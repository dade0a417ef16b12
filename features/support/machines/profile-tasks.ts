import { currentUser } from '#application/session/session.selectors.ts'
import { fullName } from '#domain/identity/user.ts'
import { likeness } from '#ui/view/likeness.ts'
import { pictureFile } from '../pictures.ts'
import type { ProfileTasks } from '../profile-tasks.ts'
import { there } from './form-tasks.ts'
import { likenessOf } from './view-reader.ts'
import type { Window } from './window.ts'

export const profileTasks = (window: Window): ProfileTasks => {
  const face = () => window.app().stage().screen
  return {
    choosePicture: async (kind) => {
      const { content, mimeType } = pictureFile(kind)
      const open = await there('A picture to choose', () => face()?.openPicture)
      open(new Blob([content], { type: mimeType }))
    },
    likeness: async () => face()?.likeness?.(),
    likenessAbove: async () => {
      const user = currentUser(window.app().piazza.session.getSnapshot())
      return user && likenessOf(likeness(fullName(user), user.image))
    },
    addresses: async () =>
      face()
        ?.options?.()
        .map(({ label }) => label) ?? [],
    takeAddress: async (label) => {
      const wanted = face()
        ?.options?.()
        .find((one) => one.label.includes(label))
      if (!wanted) throw new Error(`"${label}" is not on offer`)
      wanted.press()
    },
  }
}
