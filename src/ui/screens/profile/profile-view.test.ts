import { expect, test, vi } from 'vitest'
import type { ProfileEditNow, ProfileNow } from '#application/identity/profile/profile.flow.ts'
import italian from '#ui/messages/it.json'
import { profileView } from './profile-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const ada = { name: 'Ada', surname: 'Riva', email: 'ada@esempio.it', mobile: '3331234567', country: 'Italia' }

const view = (given: object) =>
  profileView({ session: {}, reading: { face: 'loaded', value: ada }, leaving: {}, ...given } as ProfileNow, speech)
const editing = (edit: Partial<ProfileEditNow> | object) => view({ edit: { face: 'form', ...edit } })
const form = (given: object) => ({
  values: { ...ada, picture: { kind: 'kept' }, lasting: ['name'] },
  problems: {},
  said: {},
  ...given,
})
const formOf = (given: object) => {
  const { content } = editing({ form: form(given) })
  return content?.kind === 'profileForm' ? content : undefined
}
const readWith = (waiting: object) => {
  const { content } = view({ waiting })
  return content?.kind === 'read' && content.panel.kind === 'ready' ? content.panel.content : undefined
}

test('an empty value has a placeholder, and usable values are links (PROF-02)', () => {
  const { content } = view({})
  const panel = content?.kind === 'read' ? content.panel : undefined
  const facts = panel?.kind === 'ready' ? panel.content.sections.flatMap((section) => section.facts) : []
  const said = (key: string) => facts.find((fact) => fact.key === key)
  expect(said('email')?.said).toMatchObject({ parts: [{ label: ada.email, href: `mailto:${ada.email}` }] })
  expect(said('mobile')?.said).toMatchObject({ parts: [{ href: `tel:${ada.mobile}` }] })
  expect([said('landline')?.said, said('landline')?.isTold]).toEqual([italian['profile.unsaid'], false])
})

test('while loading, the first section shows its skeleton', () => {
  const { content } = view({ reading: { face: 'loading' } })
  const outline = content?.kind === 'read' ? content.outline : []
  expect(outline.map(({ key, facts }) => [key, facts.every(({ said }) => said === undefined)])).toEqual([
    ['contacts', true],
  ])
})

test('an Italian postal code has a numeric keyboard, and required names cannot be removed (PROF-03)', () => {
  const shown = formOf({})
  expect(shown?.home.fields.map(({ sign }) => sign)).toContain('numeric')
  expect(shown?.identity.fields.map(({ isRequired }) => isRequired)).toEqual([true, false])
})

test('while it is being sent, the message says what is sent', () => {
  const picture = { kind: 'replaced' }
  expect([
    formOf({})?.sending,
    formOf({ isSending: true })?.sending,
    formOf({ isSending: true, values: { ...form({}).values, picture } })?.sending,
  ]).toEqual(['', italian['profile.sending'], italian['profile.sendingPicture']])
})

test('while the save waits for a photo to be opened, the message says so, and the button is busy (PROF-05)', () => {
  const { content } = editing({ form: form({ isSending: true }), awaitsPicture: true })
  expect(content).toMatchObject({ sending: italian['profile.openingPicture'], form: { submit: { isBusy: true } } })
})

test('a name that was not saved can be retried or left (PROF-04)', () =>
  expect(editing({ face: 'unnamed', failure: { _tag: 'Unreachable' } }).content).toMatchObject({
    kind: 'unnamed',
    retry: { label: italian['action.retry'] },
    leave: { label: italian['profile.leaveUnnamed'] },
  }))

test('what was written and waits is shown as waiting, and can be taken back instead of changed (ERR-04)', () => {
  const withdraw = vi.fn<() => void>()
  readWith({ withdraw })?.edit?.press()
  expect([readWith({ withdraw })?.delayed, withdraw.mock.calls.length]).toEqual([italian['outbox.waiting'], 1])
  expect(readWith({ withdraw: undefined })?.edit).toBeUndefined()
})

test('a picture that was not sent is told as anything else that was not (PROF-05)', () => {
  const failure = { _tag: 'Unreachable' }
  const shown = (kind: string) => formOf({ failure, values: { ...form({}).values, picture: { kind } } })?.form.failure
  for (const kind of ['removed', 'kept'])
    expect(shown(kind)).toEqual({ text: italian['panel.offline'], isUnreached: true })
})

test('what the server said of one field stands beside it, unless the field says so itself (fault 55)', () => {
  const said = { mobile: 'È di un altro account', province: 'Sigla ignota', email: 'Casella piena', picture: 'Sfocata' }
  const shown = formOf({ said, problems: { email: 'wrongEmail' } })
  const problems = [...(shown?.contacts.fields ?? []), ...(shown?.home.fields ?? [])].flatMap(({ key, problem }) =>
    problem === undefined ? [] : [[key, problem]],
  )
  expect(problems).toEqual([
    ['email', italian['profile.wrongEmail']],
    ['mobile', said.mobile],
    ['province', said.province],
  ])
})

const photoProblem = (refusal: object | undefined) => {
  const { content } = editing({ form: form({ said: { picture: 'Sfocata' } }), picture: { refusal } })
  return content?.kind === 'profileForm' ? content.picture.content?.problem : undefined
}

test('what the server said of the photo stands beside it, until another one cannot be opened (fault 55)', () =>
  expect([photoProblem(undefined), photoProblem({ _tag: 'ImageTooHeavy' })]).toEqual([
    'Sfocata',
    italian['image.tooHeavy'],
  ]))
