import { openPrivacy } from '#application/privacy/privacy.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { privacyView } from './privacy-view.ts'

/** The documents that a citizen accepted (PRIV-01). */
export const screen = screenOf({ query: () => undefined, open: openPrivacy, view: privacyView })
