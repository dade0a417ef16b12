import { openProfile } from '#application/profile/profile.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { profileView } from './profile-view.ts'

/** The citizen's profile (PROF-02 … PROF-06). */
export const screen = screenOf({ query: () => undefined, open: openProfile, view: profileView })
