import { openProfileArea } from '#application/profile/profile-area.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { profileAreaView } from './profile-area-view.ts'

/** The profile area (PROF-01). */
export const screen = screenOf({ query: () => undefined, open: openProfileArea, view: profileAreaView })
