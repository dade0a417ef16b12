import { eventually } from '../eventually.ts'
import type { ProfileTasks } from '../profile-tasks.ts'
import type { Window } from './window.ts'

/** The tasks of the profile that is open, once it is. */
export const profileTasks = (window: Window): ProfileTasks => {
  const there = async (): Promise<ProfileTasks> => {
    const open = await eventually(
      'The profile should be open',
      async () => window.app().stage().profile,
      (tasks) => tasks !== undefined,
    )
    return open as ProfileTasks
  }
  return {
    choosePicture: async (kind) => (await there()).choosePicture(kind),
    likeness: async () => (await there()).likeness(),
    likenessAbove: async () => (await there()).likenessAbove(),
    addresses: async () => (await there()).addresses(),
    takeAddress: async (label) => (await there()).takeAddress(label),
  }
}
