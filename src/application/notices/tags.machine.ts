import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import type { Tag } from '#domain/notices/notice.ts'

const tagsMachine = resourceMachine<undefined, readonly Tag[]>('tags')

/** The tags that notices can be filtered by (NOTICE-10). */
export const tags = ({ receivedNotices }: Readonly<{ receivedNotices: ReceivedNotices }>) =>
  tagsMachine.provide({ actors: { load: fromReading((_, signal) => receivedNotices.tags(signal)) } })
