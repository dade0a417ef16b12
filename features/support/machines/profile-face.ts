import { createActor } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { profile as profileOf } from '#application/profile/profile.implementations.ts'
import { breakdown, readingActor, readingFailure, readProfile } from '#application/profile/profile.selectors.ts'
import { currentUser } from '#application/session/session.selectors.ts'
import { initials } from '#domain/identity/initials.ts'
import { fullName } from '#domain/identity/user.ts'
import { PROFILE_FIELDS, type ProfileField } from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { phoneGroups } from '#ui/app/formats.ts'
import { isBlank } from '#ui/app/titles.ts'
import { FIELD_LABELS, SECTIONS } from '#ui/screens/profile/profile-texts.ts'
import { failedLines } from './form-face.ts'
import { personName, phrase } from './phrases.ts'
import { profileEdit, seenOf } from './profile-edit-face.ts'
import { running } from './running.ts'
import type { Closing, Given, Stage } from './screens.ts'

const factOf = (profile: Profile, field: ProfileField): string => {
  const value = profile[field]
  if (isBlank(value)) return phrase('profile.unsaid')
  return field === 'landline' || field === 'mobile' ? phoneGroups(value) : value
}

const viewTexts = (profile: Profile, username: string): readonly string[] => [
  personName({ ...profile, username }),
  ...SECTIONS.map(({ title }) => phrase(title)),
  ...PROFILE_FIELDS.flatMap((field) => [phrase(FIELD_LABELS[field]), factOf(profile, field)]),
]

const likenessOf = (name: string, image: string | undefined) =>
  image !== undefined ? ('picture' as const) : initials(name) === '' ? undefined : ('initials' as const)

/** One's own profile without a screen: read, and changed. */
export const openProfile = (stage: Stage, given: Given): Closing => {
  const area = createActor(profileOf(given.ports))
  const close = running(given, area)
  const edit = profileEdit(area, given.ports.places)
  const username = () => currentUser(given.piazza.session.getSnapshot())?.username ?? ''
  const reading = () => readingActor(area.getSnapshot())
  const shown = () => seenOf(reading(), readProfile)
  const hasFailed = () => (seenOf(reading(), resourceFace) ?? 'failed') === 'failed'
  const failure = () => {
    const read = reading()
    return read ? readingFailure(read.getSnapshot()) : breakdown(area.getSnapshot())
  }

  stage.screen = {
    ...edit.face,
    texts: () => {
      if (edit.isOpen()) return edit.face.texts()
      const profile = shown()
      if (hasFailed()) return failedLines(failure())
      return profile ? viewTexts(profile, username()) : []
    },
    actions: () => {
      if (edit.isOpen()) return edit.face.actions?.() ?? {}
      const profile = shown()
      return profile ? { [phrase('profile.edit')]: () => area.send({ type: 'edit.requested', profile }) } : {}
    },
    retriable: () => [{ hasFailed: hasFailed(), retry: () => reading()?.send({ type: 'retry.requested' }) }],
  }

  stage.profile = {
    ...edit.tasks,
    likeness: async () => {
      if (edit.isOpeningPicture()) return undefined
      const written = edit.values()
      if (written?.picture.kind === 'replaced') return 'preview'
      if (written)
        return likenessOf(
          fullName({ ...written, username: username() }),
          written.picture.kind === 'kept' ? written.picture.image : undefined,
        )
      const profile = shown()
      return profile && likenessOf(fullName({ ...profile, username: username() }), profile.image)
    },
    likenessAbove: async () => {
      const user = currentUser(given.piazza.session.getSnapshot())
      return user && likenessOf(fullName(user), user.image)
    },
  }
  return close
}
