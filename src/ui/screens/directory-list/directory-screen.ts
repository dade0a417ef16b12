import { openDirectory } from '#application/directory-list/directory-list.flow.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import { queryOfAddress } from '#ui/app/screens.ts'
import { screenOf } from '#ui/view/screen.ts'
import { directoryWishFrom } from './directory-url.ts'
import { directoryView } from './directory-view.ts'

const screenOfList = (kind: MappedKind) =>
  screenOf({
    query: (address) => directoryWishFrom(queryOfAddress(address), kind),
    open: openDirectory(kind),
    view: directoryView,
  })

/** The list of activities (DIR-01, DIR-05). */
export const activities = screenOfList('activities')
/** The list of contacts (DIR-03). */
export const contacts = screenOfList('contacts')
