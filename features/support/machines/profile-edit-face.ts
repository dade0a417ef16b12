import type { ActorRefFrom } from 'xstate'
import type { Ports } from '#application/ports/ports.ts'
import type { profile } from '#application/profile/profile.implementations.ts'
import * as seen from '#application/profile/profile.selectors.ts'
import { PROFILE_FIELDS } from '#domain/profile/profile-draft.ts'
import { panelText } from '#ui/app/failure-texts.ts'
import { FIELD_LABELS, problemText, refusalText, saveText, searchText } from '#ui/screens/profile/profile-texts.ts'
import { pictureFile } from '../pictures.ts'
import type { ProfileTasks } from '../profile-tasks.ts'
import { lines, partsOf, said } from './form-face.ts'
import { leavingOf } from './leaving.ts'
import { phrase } from './phrases.ts'
import type { Field, ScreenFace } from './screen-face.ts'

type Area = ActorRefFrom<ReturnType<typeof profile>>

/** What is seen of a machine, if there is one now. */
export const seenOf = <Snapshot, Seen>(
  actor: Readonly<{ getSnapshot: () => Snapshot }> | undefined,
  select: (snapshot: Snapshot) => Seen,
): Seen | undefined => actor && select(actor.getSnapshot())

/** One's own profile while it is changed, without a screen. */
export const profileEdit = (area: Area, places: Ports['places']) => {
  const edit = () => seen.editActor(area.getSnapshot())
  const isUnnamed = () => seenOf(edit(), seen.editFace) === 'unnamed'
  const formIn = () => (seenOf(edit(), seen.editFace) === 'form' ? seenOf(edit(), seen.formActor) : undefined)
  const form = () => {
    const one = formIn()
    return one && partsOf(one)
  }
  const search = () => seenOf(edit(), seen.addressSearchActor)
  const picture = () => seenOf(edit(), seen.pictureActor)
  const leaving = () => seenOf(edit(), seen.leavingActor)
  const leave = leavingOf(leaving, formIn)

  const searchField: Field = {
    read: () => seenOf(search(), seen.searchWords) ?? '',
    write: (words) => search()?.send({ type: 'words.changed', words }),
  }
  const found = () => seenOf(search(), seen.foundAddresses) ?? []
  const searchLine = () => {
    const text = seenOf(search(), (snapshot) => searchText(seen.searchFace(snapshot)))
    return text && phrase(text, { count: found().length })
  }
  const refusalLine = () => {
    const refusal = seenOf(picture(), seen.pictureRefusal)
    return refusal && refusalText(refusal)
  }
  const cancelled = () => leave.ask(undefined)
  const pictureRemoved = () => picture()?.send({ type: 'picture.removed' })

  const face: ScreenFace = {
    texts: () =>
      isUnnamed()
        ? lines(
            { id: 'profile.unnamed' },
            phrase('profile.unnamedText', { why: said(panelText(seenOf(edit(), seen.editFailure))) }),
          )
        : lines(
            { id: 'profile.editTitle' },
            form()?.restored(),
            form()?.complaint(saveText),
            refusalLine(),
            searchLine(),
          ),
    fields: () => {
      const one = form()
      if (!one || one.isSending()) return {}
      const shown = PROFILE_FIELDS.map((field) => {
        const problem = () => {
          const wrong = one.problems()[field]
          return wrong && phrase(problemText(wrong))
        }
        return [field, { label: FIELD_LABELS[field], problem }] as const
      })
      return {
        ...one.fields(Object.fromEntries(shown)),
        ...(places.isAvailable() && { [phrase('places.search')]: searchField }),
      }
    },
    actions: () => {
      if (isUnnamed())
        return {
          [phrase('action.retry')]: () => edit()?.send({ type: 'retry.requested' }),
          [phrase('profile.leaveUnnamed')]: () => edit()?.send({ type: 'edit.givenUp' }),
        }
      const one = form()
      if (!one) return {}
      const shown = one.values().picture
      const canRemove = shown.kind === 'replaced' || (shown.kind === 'kept' && shown.image !== undefined)
      return {
        [phrase('profile.save')]: one.submit,
        [phrase('action.cancel')]: cancelled,
        ...(canRemove && { [phrase('image.remove')]: pictureRemoved }),
      }
    },
    question: leave.question,
    holds: (lead, isBack) => {
      const one = edit()
      if (!one) return false
      // Back leads to the profile as it is read.
      if (leaving()) leave.ask(isBack ? undefined : lead)
      else {
        one.send({ type: 'edit.givenUp' })
        if (!isBack && !edit()) lead()
      }
      return true
    },
  }
  return {
    isOpen: () => edit() !== undefined,
    face,
    /** Whether a picture is being opened: what will be shown is not known yet. */
    isOpeningPicture: () => seenOf(picture(), seen.isOpeningPicture) === true,
    values: () => form()?.values(),
    tasks: {
      choosePicture: async (kind) => {
        const { content, mimeType } = pictureFile(kind)
        picture()?.send({ type: 'file.chosen', file: new Blob([content], { type: mimeType }) })
      },
      addresses: async () => found().map(({ label }) => label),
      takeAddress: async (label) => {
        const wanted = found().find((address) => address.label.includes(label))
        if (!wanted) throw new Error(`"${label}" is not on offer`)
        edit()?.send({ type: 'address.chosen', found: wanted })
      },
    } satisfies Partial<ProfileTasks>,
  }
}
