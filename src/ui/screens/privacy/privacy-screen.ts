import { openPrivacy } from '#application/privacy/privacy.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { privacyView } from './privacy-view.ts'

/** What a citizen has agreed to (PRIV-01). */
export const screen = screenOf({ query: () => undefined, open: openPrivacy, view: privacyView })
