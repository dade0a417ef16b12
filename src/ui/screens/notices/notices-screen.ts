import { openNotices } from '#application/notices/notices.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { noticesQueryFrom } from './notice-query-url.ts'
import { noticesView } from './notices-view.ts'

/** The received notices, and the open one (NOTICE-01, NOTICE-03). */
export const screen = screenOf({ query: noticesQueryFrom, open: openNotices, view: noticesView })
