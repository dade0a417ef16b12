import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { type CallbackActorLogic, fromCallback } from 'xstate'
import type { DraftsOf } from '#application/ports/drafts.ts'

/** Events to the parent. */
export type KeepingNews<Draft> =
  /** The stored draft; undefined where there is none, or it cannot be read. Sent once, first. */
  | { type: 'kept.read'; value: Draft | undefined }
  /** The storage is full: the draft lasts as long as the page stays open (fault 31). */
  | { type: 'room.lacked' }
  | { type: 'room.regained' }

/**
 * Stores a draft on the device under a name: reports the stored one, then stores each change. A full storage is reported
 * once, until a draft is stored again. Storing an empty one (`isNothing`) does not prove that there is room.
 */
export const keptDraft = <About, Draft>(
  drafts: DraftsOf<About, Draft>,
  isNothing: (draft: Draft) => boolean = () => false,
): CallbackActorLogic<Readonly<{ type: 'value.changed'; value: Draft }>, Readonly<{ name: About }>> =>
  fromCallback(({ input: { name }, receive, sendBack }) => {
    let isRoomLacking = false
    receive(({ value }) => {
      const isKept = Option.exists(Either.isRight)(Option.tryCatch(() => drafts.keep(name, value)))
      if (isKept ? isRoomLacking && !isNothing(value) : !isRoomLacking) {
        isRoomLacking = !isKept
        sendBack({ type: isKept ? 'room.regained' : 'room.lacked' })
      }
    })
    const kept = pipe(
      Option.tryCatch(() => drafts.read(name)),
      Option.flatten,
    )
    sendBack({ type: 'kept.read', value: Option.toUndefined(kept) })
  })
