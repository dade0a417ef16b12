import { openProfileArea } from '#application/profile/profile-area.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { profileAreaView } from './profile-area-view.ts'

/** Everything about who one is (PROF-01). */
export const screen = screenOf({ query: () => undefined, open: openProfileArea, view: profileAreaView })
