import { openRegistration } from '#application/registration/registration.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { registrationView } from './registration-view.ts'

/** The registration of an account (REG-01). */
export const screen = screenOf({ query: () => undefined, open: openRegistration, view: registrationView })
