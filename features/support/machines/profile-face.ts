import { createActor } from 'xstate'
import { formFailure, formProblems, formValues, isRestored, isSending } from '#application/kit/form.selectors.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { profile as profileOf } from '#application/profile/profile.implementations.ts'
import {
  addressSearchActor,
  breakdown,
  editActor,
  editFace,
  editFailure,
  formActor,
  foundAddresses,
  isOpeningPicture,
  leavingActor,
  pictureActor,
  pictureRefusal,
  readingActor,
  readingFailure,
  readProfile,
  searchFace,
  searchWords,
} from '#application/profile/profile.selectors.ts'
import { currentUser, isAdministrator } from '#application/session/session.selectors.ts'
import { initials } from '#domain/identity/initials.ts'
import { fullName } from '#domain/identity/user.ts'
import { PROFILE_FIELDS, type ProfileField, type ProfileProblem } from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { panelText, panelTitle, type Sentence } from '#ui/app/failure-texts.ts'
import { phoneGroups } from '#ui/app/formats.ts'
import { SCREENS } from '#ui/app/screens.ts'
import {
  FIELD_LABELS,
  problemText,
  refusalText,
  saveText,
  searchText,
  SECTIONS,
} from '#ui/screens/profile/profile-texts.ts'
import { profileWays } from '#ui/screens/profile/profile-ways.ts'
import { pictureFile } from '../pictures.ts'
import type { ProfileTasks } from '../profile-tasks.ts'
import { leavingOf } from './leaving.ts'
import { phrase } from './phrases.ts'
import type { Field } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : phrase(sentence))

/** The profile area without a screen: who one is, and where one can go from here. */
export const openProfileArea = (stage: Stage, { piazza, go }: Given): Closing => {
  const session = () => piazza.session.getSnapshot()
  const ways = () => profileWays(isAdministrator(session())).flat()
  stage.screen = {
    texts: () => {
      const user = currentUser(session())
      return [
        ...(user ? [fullName(user), user.username] : []),
        ...ways().map((way) => phrase(SCREENS[way].title)),
        phrase('menu.signOut'),
      ]
    },
    actions: () => ({
      ...Object.fromEntries(ways().map((way) => [phrase(SCREENS[way].title), () => go(SCREENS[way].path)])),
      [phrase('menu.signOut')]: () => piazza.session.send({ type: 'signOut.requested' }),
    }),
  }
  return () => {}
}

const factOf = (profile: Profile, field: ProfileField): string => {
  const value = profile[field]
  if (value === undefined) return phrase('profile.unsaid')
  return field === 'landline' || field === 'mobile' ? phoneGroups(value) : value
}

const viewTexts = (profile: Profile): readonly string[] => [
  `${profile.name} ${profile.surname}`,
  ...SECTIONS.map(({ title }) => phrase(title)),
  ...PROFILE_FIELDS.flatMap((field) => [phrase(FIELD_LABELS[field]), factOf(profile, field)]),
]

const likenessOf = (name: string, image: string | undefined) =>
  image !== undefined ? ('picture' as const) : initials(name) === '' ? undefined : ('initials' as const)

/** One's own profile without a screen: read, and changed. */
export const openProfile = (stage: Stage, { ports, piazza }: Given): Closing => {
  const area = createActor(profileOf(ports))
  const unfollow = piazza.follow(area)
  area.start()
  const reading = () => readingActor(area.getSnapshot())
  const shown = () => {
    const read = reading()
    return read && readProfile(read.getSnapshot())
  }
  const face = () => {
    const read = reading()
    return read ? resourceFace(read.getSnapshot()) : 'failed'
  }
  const failure = () => {
    const read = reading()
    return read ? readingFailure(read.getSnapshot()) : breakdown(area.getSnapshot())
  }
  const edit = () => editActor(area.getSnapshot())
  const form = () => {
    const one = edit()
    return one && editFace(one.getSnapshot()) === 'form' ? formActor(one.getSnapshot()) : undefined
  }
  const search = () => {
    const one = edit()
    return one && addressSearchActor(one.getSnapshot())
  }
  const picture = () => {
    const one = edit()
    return one && pictureActor(one.getSnapshot())
  }
  const leaving = () => {
    const one = edit()
    return one && leavingActor(one.getSnapshot())
  }
  const leave = leavingOf(leaving, form)

  const fieldOf = (field: ProfileField): Field => ({
    read: () => {
      const one = form()
      return one ? formValues(one.getSnapshot())[field] : ''
    },
    write: (value) => form()?.send({ type: 'fields.changed', fields: { [field]: value } }),
    problem: () => {
      const one = form()
      const problem = one && formProblems(one.getSnapshot())[field]
      return problem && phrase(problemText(problem as ProfileProblem))
    },
  })
  const searchField: Field = {
    read: () => {
      const one = search()
      return one ? searchWords(one.getSnapshot()) : ''
    },
    write: (words) => search()?.send({ type: 'words.changed', words }),
  }

  const searchTexts = (): readonly string[] => {
    const one = search()?.getSnapshot()
    const text = one && searchText(searchFace(one))
    return one && text ? [phrase(text, { count: foundAddresses(one).length })] : []
  }
  const editTexts = (): readonly string[] => {
    const one = edit()
    if (!one) return []
    const snapshot = one.getSnapshot()
    if (editFace(snapshot) === 'unnamed')
      return [phrase('profile.unnamed'), phrase('profile.unnamedText', { why: said(panelText(editFailure(snapshot))) })]
    const writing = form()?.getSnapshot()
    const failed = writing && formFailure(writing)
    const chosen = picture()
    const refusal = chosen && pictureRefusal(chosen.getSnapshot())
    return [
      phrase('profile.editTitle'),
      ...(writing && isRestored(writing) ? [phrase('form.restored')] : []),
      ...(failed ? [said(saveText(failed as Parameters<typeof saveText>[0]))] : []),
      ...(refusal ? [phrase(refusalText(refusal))] : []),
      ...searchTexts(),
    ]
  }
  const texts = (): readonly string[] => {
    if (edit()) return editTexts()
    const profile = shown()
    if (face() === 'failed') return [said(panelTitle(failure())), said(panelText(failure()))]
    return profile ? viewTexts(profile) : []
  }

  const formActions = (): Readonly<Record<string, () => void>> => {
    const one = edit()
    const writing = form()
    if (!one || !writing) return {}
    const { picture: shown } = formValues(writing.getSnapshot())
    const canRemove = shown.kind === 'replaced' || (shown.kind === 'kept' && shown.image !== undefined)
    return {
      [phrase('profile.save')]: () => writing.send({ type: 'form.submitted' }),
      [phrase('action.cancel')]: () => leave.ask(undefined),
      ...(canRemove && { [phrase('image.remove')]: () => picture()?.send({ type: 'picture.removed' }) }),
    }
  }
  const actions = (): Readonly<Record<string, () => void>> => {
    const one = edit()
    if (one && editFace(one.getSnapshot()) === 'unnamed')
      return {
        [phrase('action.retry')]: () => one.send({ type: 'retry.requested' }),
        [phrase('profile.leaveUnnamed')]: () => one.send({ type: 'edit.givenUp' }),
      }
    if (one) return formActions()
    const profile = shown()
    return profile ? { [phrase('profile.edit')]: () => area.send({ type: 'edit.requested', profile }) } : {}
  }

  stage.screen = {
    texts,
    fields: () =>
      form() && !isSending(form()?.getSnapshot() as Parameters<typeof isSending>[0])
        ? {
            ...Object.fromEntries(PROFILE_FIELDS.map((field) => [phrase(FIELD_LABELS[field]), fieldOf(field)])),
            ...(ports.places.isAvailable() && { [phrase('places.search')]: searchField }),
          }
        : {},
    actions,
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
    retriable: () => [{ hasFailed: face() === 'failed', retry: () => reading()?.send({ type: 'retry.requested' }) }],
  }

  stage.profile = {
    choosePicture: async (kind) => {
      const { content, mimeType } = pictureFile(kind)
      picture()?.send({ type: 'file.chosen', file: new Blob([content], { type: mimeType }) })
    },
    likeness: async () => {
      const one = picture()
      const writing = form()
      if (one && isOpeningPicture(one.getSnapshot())) return undefined
      if (writing) {
        const { picture: chosen, name, surname } = formValues(writing.getSnapshot())
        if (chosen.kind === 'replaced') return 'preview'
        return likenessOf(`${name} ${surname}`, chosen.kind === 'kept' ? chosen.image : undefined)
      }
      const profile = shown()
      return profile && likenessOf(`${profile.name} ${profile.surname}`, profile.image)
    },
    likenessAbove: async () => {
      const user = currentUser(piazza.session.getSnapshot())
      return user && likenessOf(fullName(user), user.image)
    },
    addresses: async () => {
      const one = search()
      return one ? foundAddresses(one.getSnapshot()).map(({ label }) => label) : []
    },
    takeAddress: async (label) => {
      const one = search()
      const found = one && foundAddresses(one.getSnapshot()).find((address) => address.label.includes(label))
      if (!found) throw new Error(`"${label}" is not on offer`)
      edit()?.send({ type: 'address.chosen', found })
    },
  } satisfies ProfileTasks
  return () => {
    unfollow()
    area.stop()
  }
}
