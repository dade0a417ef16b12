import { openService } from '#application/service/service.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { serviceView } from './service-view.ts'

/** The state of the service, for administrators. */
export const screen = screenOf({ query: () => undefined, open: openService, view: serviceView })
