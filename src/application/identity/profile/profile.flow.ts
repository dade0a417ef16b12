import type { ActorRefFrom } from 'xstate'
import { formNow } from '#application/kit/form-now.ts'
import { type LeavingNow, leavingNow } from '#application/kit/leaving-now.ts'
import { openKeyedReading, UNASKED } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { openWaiting, poster, type WaitingNow } from '#application/outbox/posting.flow.ts'
import { followSession, sessionNow } from '#application/identity/session/session-now.ts'
import { type Crop, pushed } from '#domain/images/crop.ts'
import { PROFILE_SUBJECT, type Write } from '#domain/outbox/outbox.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { PROFILE_FORM, textsOf } from '#domain/profile/profile-draft.ts'
import { searchFace } from './address-search.machine.ts'
import { awaitsPicture, editFace, isOpeningPicture, profileEditMachine } from './profile-edit.machine.ts'

type EditActor = ActorRefFrom<ReturnType<typeof profileEditMachine>>

/** The form of an edit, with its picture and its address search; undefined without an edit. */
const formPartNow = (edit: EditActor) => {
  const snapshot = edit.getSnapshot()
  const form = snapshot.children.form
  if (!form) return undefined
  const now = formNow(form)
  return {
    ...now,
    // A photo that is being opened would be lost with the form, though the form does not have it yet.
    isChanged: now.isChanged || isOpeningPicture(snapshot),
    isSending: now.isSending || awaitsPicture(snapshot),
    submit: () => edit.send({ type: 'save.requested' }),
  }
}

/** The picture of an edit (PROF-05). */
const pictureNow = (edit: EditActor) => {
  const snapshot = edit.getSnapshot()
  const actor = snapshot.children.picture
  const form = formPartNow(edit)
  if (!actor || !form) return undefined
  const { picture } = form.values
  const replaced = picture.kind === 'replaced' ? picture : undefined
  const frame = (crop: Crop) => replaced && actor.send({ type: 'crop.changed', picture: replaced.picture, crop })
  return {
    replaced,
    /** The file name of the earlier picture. */
    kept: picture.kind === 'kept' ? picture.image : undefined,
    refusal: actor.getSnapshot().context.refusal,
    isOpening: actor.getSnapshot().matches('opening'),
    choose: (file: Blob) => actor.send({ type: 'file.chosen', file }),
    remove: () => actor.send({ type: 'picture.removed' }),
    frame,
    /** Moves the square by fractions of its size. */
    push: (right: number, down: number) => {
      if (replaced) frame(pushed(replaced.crop, replaced.picture, right, down))
    },
  }
}

/** The profile that was written last and waits to be sent; a new picture is seen once the server has it. */
const delayedProfile = (delayed: WaitingNow | undefined, read: Profile | undefined): Profile | undefined => {
  const write = delayed?.writes.findLast((one) => one.kind === 'profileSaved')
  return write && { ...write.profile, image: write.portrait?.picture ? read?.image : write.profile.image }
}

/** The citizen's own profile: read, and changed by an edit (PROF-02 … PROF-06, PROF-09). */
export const openProfile = (scope: Scope) => {
  const { ports, piazza } = scope
  const machine = profileEditMachine({ ...ports, post: poster(scope) })
  const reading = openKeyedReading(scope, ({ profiles }, signal) => profiles.read(signal))
  let readings = 0
  /** Reads it as if it were opened: what was read before a change is not shown. */
  const reopen = () => reading.show((readings += 1))
  reopen()
  const edits = keyed<EditActor>(scope)
  let begun = 0
  /** Undefined once the edit has ended. */
  const openEdit = () => {
    const edit = edits.now()
    return edit?.getSnapshot().status === 'active' ? edit : undefined
  }
  const beginEdit = (profile: Profile): void => {
    if (openEdit()) return
    edits.show(String((begun += 1)), (inner) => {
      const edit = inner.run(machine, { profile })
      const saving = edit.on('*', reopen)
      scope.onClose(() => saving.unsubscribe())
      return edit
    })
  }
  /** What is taken back is in the form again. */
  const takeBack = (write: Write): void => {
    const read = reading.now()?.value
    if (write.kind !== 'profileSaved') return
    ports.unsent.giveBack(PROFILE_FORM, textsOf(write.profile))
    if (read) beginEdit(read)
  }
  const waiting = openWaiting(scope, PROFILE_SUBJECT, () => reading.now()?.readAgain(), takeBack)
  // The edit whose fields were filled by a found address.
  let filled: EditActor | undefined
  followSession(scope, () => {})

  const searchNow = (edit: EditActor) => {
    const search = edit.getSnapshot().children.addressSearch
    if (!search || !ports.places.isAvailable()) return undefined
    const snapshot = search.getSnapshot()
    return {
      words: snapshot.context.words,
      found: snapshot.context.found,
      face: searchFace(snapshot),
      isFilled: filled === edit,
      search: (words: string) => {
        filled = undefined
        search.send({ type: 'words.changed', words })
      },
      choose: (found: FoundAddress) => {
        filled = edit
        edit.send({ type: 'address.chosen', found })
      },
    }
  }

  const editNow = (edit: EditActor) => {
    const snapshot = edit.getSnapshot()
    return {
      face: editFace(snapshot),
      form: formPartNow(edit),
      /** The save waits for a photo that is being opened. */
      awaitsPicture: awaitsPicture(snapshot),
      picture: pictureNow(edit),
      search: searchNow(edit),
      failure: snapshot.context.failure,
      retry: () => edit.send({ type: 'retry.requested' }),
      giveUp: () => edit.send({ type: 'edit.givenUp' }),
    }
  }

  /** An edit can always be left: leaving returns to the profile as read. */
  const editLeaving = (edit: EditActor | undefined): LeavingNow => {
    const leaving = edit?.getSnapshot().children.leaving
    const now = leavingNow(leaving, edit && formPartNow(edit))
    const giveUp = () => edit?.send({ type: 'edit.givenUp' })
    return { ...now, isHeld: edit !== undefined, request: leaving ? now.request : giveUp }
  }

  return {
    ask: () => {},
    now: () => {
      const { face, value, failure, retry } = reading.now() ?? UNASKED
      const delayed = waiting()
      const edit = openEdit()
      return {
        session: sessionNow(piazza),
        reading: { face, value: delayedProfile(delayed, value) ?? value, failure, retry },
        /** Present while what was saved waits to be sent. */
        waiting: delayed,
        edit: edit && editNow(edit),
        leaving: editLeaving(edit),
        /** Undefined while an edit is open. */
        beginEdit: edit ? undefined : beginEdit,
      }
    },
  }
}

export type ProfileNow = ReturnType<ReturnType<typeof openProfile>['now']>
export type ProfileEditNow = NonNullable<ProfileNow['edit']>
