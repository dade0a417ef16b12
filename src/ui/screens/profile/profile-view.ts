import { openProfile, type ProfileEditNow, type ProfileNow } from '#application/identity/profile/profile.flow.ts'
import { type LinkedText, mailboxView, telephoneView } from '#ui/view/linked-text.ts'
import { fullName } from '#domain/identity/user.ts'
import { isInItaly } from '#domain/profile/profile-draft.ts'
import type { Profile, ProfileField } from '#domain/profile/profile.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { panelText } from '#ui/base/failure-texts.ts'
import { imagePath } from '#ui/base/images.ts'
import { isBlank, named } from '#ui/language/titles.ts'
import type { ComboboxView } from '#ui/view/combobox.ts'
import { fieldsOf, formView } from '#ui/view/forms.ts'
import { guardView } from '#ui/view/guard.ts'
import { likeness } from '#ui/view/likeness.ts'
import { failedView, panelView } from '#ui/view/panels.ts'
import { action, type Field } from '#ui/view/parts.ts'
import type { PictureView } from '#ui/view/picture.ts'
import { type MessageId, saidIn, type Speech } from '#ui/view/speech.ts'
import { withdrawal } from '#ui/view/withdrawal.ts'
import { FIELD_LABELS, PROFILE_ERRORS, refusalText, saveText, SEARCH_TEXTS, SECTIONS } from './profile-texts.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The citizen's profile, read or edited; leaving unsaved content is confirmed. */
export const profileView = (now: ProfileNow, speech: Speech) => {
  const { edit } = now
  return {
    kind: 'page' as const,
    title: speech.say(edit ? 'profile.editTitle' : 'profile.title'),
    content: edit ? editView(edit, now, speech) : readView(now, speech),
    leaving: guardView(now.leaving, false, speech),
  }
}

export type ProfileView = ReturnType<typeof profileView>

/** The profile of the citizen, and the link to its edit (PROF-02, PROF-03). */
const readView = ({ reading, waiting, session, beginEdit }: ProfileNow, speech: Speech) => {
  const { say } = speech
  const panel = panelView(reading, session.requireSignIn, speech, (profile) => {
    const name = fullName({ ...profile, username: session.user?.username ?? '' })
    return {
      likeness: likeness(name, imagePath('user', profile.image)),
      name: named(name, speech),
      sections: SECTIONS.map((section) => sectionView(section, profile, speech)),
      /** A change waits to be sent, and is shown. */
      delayed: waiting && say('outbox.waiting'),
      edit: waiting ? withdrawal(waiting, speech) : beginEdit && action(say('profile.edit'), () => beginEdit(profile)),
    }
  })
  const isWaiting = panel.kind === 'waiting'
  return {
    kind: 'read' as const,
    panel,
    /** The skeleton: as much as a phone shows without scrolling. */
    outline: isWaiting ? SECTIONS.slice(0, 1).map((section) => sectionView(section, undefined, speech)) : [],
  }
}

const sectionView = (
  { id, title, fields }: (typeof SECTIONS)[number],
  profile: Profile | undefined,
  speech: Speech,
) => ({
  key: id,
  title: speech.say(title),
  facts: fields.map((key) => ({
    key,
    term: speech.say(FIELD_LABELS[key]),
    /** Undefined while it is loading. */
    said:
      profile && (isUnreadable(profile, key) ? speech.say('profile.unreadable') : factView(key, profile[key], speech)),
    /** Whether it has a value. */
    isTold: !isBlank(profile?.[key]),
  })),
})
export type ProfileSectionView = ReturnType<typeof sectionView>

/** Telephone numbers and addresses are links. An empty value has a placeholder: it can be added. */
const factView = (key: ProfileField, value: string | undefined, { say }: Speech): LinkedText | string => {
  if (isBlank(value)) return say('profile.unsaid')
  if (key === 'landline' || key === 'mobile') return telephoneView(value)
  return key === 'email' ? mailboxView(value) : value
}

const editView = (edit: ProfileEditNow, { session, leaving }: ProfileNow, speech: Speech) => {
  const { say } = speech
  switch (edit.face) {
    case 'form':
      return edit.form && profileFormView(edit, edit.form, leaving.request, session.user?.username ?? '', speech)
    case 'renaming':
      return { kind: 'waiting' as const }
    case 'unnamed':
      return {
        // All is saved except the account's name, which can be retried (PROF-04).
        kind: 'unnamed' as const,
        title: say('profile.unnamed'),
        text: say('profile.unnamedText', { why: saidIn(speech, panelText(edit.failure)) }),
        retry: action(say('action.retry'), edit.retry),
        leave: action(say('profile.leaveUnnamed'), edit.giveUp),
      }
    case 'broken':
      return failedView(edit.failure, { retry: edit.retry, signIn: session.requireSignIn }, speech)
    default:
      return edit.face satisfies never
  }
}

type Form = NonNullable<ProfileEditNow['form']>

/** A field of the form; `sign` is its keyboard, if special. */
export type ProfileFieldView = Field & Readonly<{ key: ProfileField; sign: 'numeric' | undefined }>

/** All fields of the profile (PROF-03, PROF-05, PROF-06). */
const profileFormView = (edit: ProfileEditNow, form: Form, cancel: () => void, username: string, speech: Speech) => {
  const { say } = speech
  const { values } = form
  const { one: written } = fieldsOf(form, PROFILE_ERRORS, speech)
  const one = (key: ProfileField): ProfileFieldView => ({
    ...written(key, FIELD_LABELS[key], { isRequired: values.lasting.some((name) => name === key) }),
    key,
    sign: key === 'postalCode' && isInItaly(values.country) ? 'numeric' : undefined,
  })
  const isPictureSent = values.picture.kind === 'replaced'
  const name = fullName({ ...values, username })
  return {
    kind: 'profileForm' as const,
    form: formView(form, say('profile.save'), speech, saveText),
    picture: {
      legend: say('profile.picture'),
      content: edit.picture && pictureView(edit.picture, name, form, speech),
    },
    identity: { legend: say('profile.identity'), fields: [one('name'), one('surname')] },
    contacts: { legend: say('profile.contacts'), fields: [one('email'), one('mobile'), one('landline')] },
    home: {
      legend: say('profile.home'),
      search: edit.search && searchView(edit.search, speech),
      fields: [one('address'), one('postalCode'), one('municipality'), one('province'), one('country')],
    },
    sending: form.isSending ? say(sendingText(edit.awaitsPicture, isPictureSent)) : '',
    cancel: action(say('action.cancel'), cancel),
  }
}

/** What goes on while nothing more is taken. */
const sendingText = (awaitsPicture: boolean, isPictureSent: boolean): MessageId => {
  if (awaitsPicture) return 'profile.openingPicture'
  return isPictureSent ? 'profile.sendingPicture' : 'profile.sending'
}

const pictureView = (
  { replaced, kept, refusal, isOpening, choose, remove, frame, push }: NonNullable<ProfileEditNow['picture']>,
  name: string,
  { isSending, said }: Pick<Form, 'isSending' | 'said'>,
  { say }: Speech,
): PictureView => ({
  kind: 'picture',
  likeness: likeness(name, imagePath('user', kept)),
  framing: replaced && {
    image: replaced.picture.preview,
    width: replaced.picture.width,
    height: replaced.picture.height,
    ...replaced.crop,
    words: {
      preview: say('image.preview'),
      zoom: say('image.zoom'),
      across: say('image.across'),
      down: say('image.down'),
    },
    frame,
    push,
  },
  hint: say(replaced ? 'image.cropHint' : 'image.hint'),
  choose: say('image.choose'),
  take: say('image.take'),
  remove:
    replaced !== undefined || kept !== undefined
      ? action(say('image.remove'), remove, { isDisabled: isSending })
      : undefined,
  problem: refusal ? say(refusalText(refusal)) : said.picture,
  isBusy: isOpening,
  open: choose,
})

/** Finds an address and fills in its fields, which stay editable (PROF-06). */
const searchView = (
  { words, found, face, isFilled, search, choose }: NonNullable<ProfileEditNow['search']>,
  { say }: Speech,
): ComboboxView => {
  const text = SEARCH_TEXTS[face]
  return {
    kind: 'combobox',
    label: say('places.search'),
    value: words,
    status: text === undefined ? say(isFilled ? 'places.filled' : 'places.hint') : say(text, { count: found.length }),
    options: found.map((one) => action(one.label, () => choose(one))),
    change: search,
  }
}

/** The citizen's profile (PROF-02 … PROF-06). */
export const screen = screenOf({ query: () => undefined, open: openProfile, view: profileView })
