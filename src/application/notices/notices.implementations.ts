import { fromLeftPort, fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import { noticeListMachine, noticeRemovalMachine, noticesMachine, type Removal } from './notices.machine.ts'

/** The call of each kind of removal. */
const remove = (receivedNotices: ReceivedNotices) => (removal: Removal) => {
  switch (removal.kind) {
    case 'one':
      return receivedNotices.remove([removal.id])
    case 'selected':
      return receivedNotices.remove(removal.ids)
    case 'all':
      return receivedNotices.removeAll(removal.filter)
    default:
      return removal satisfies never
  }
}

/** `tellLeft` is called with what was removed after the list was left. */
export const notices = (
  { receivedNotices }: Readonly<{ receivedNotices: ReceivedNotices }>,
  tellLeft: (removal: Removal) => void = () => {},
) =>
  noticesMachine.provide({
    actors: {
      list: noticeListMachine.provide({ actors: { loadPages: fromReading(readPages(receivedNotices.page)) } }),
      removal: noticeRemovalMachine.provide({
        actors: {
          act: fromLeftPort(
            ({ subject }: Readonly<{ subject: Removal }>) => remove(receivedNotices)(subject),
            ({ subject }) => tellLeft(subject),
          ),
        },
      }),
    },
  })
