import { describe, expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { formNow } from '#application/kit/form-now.ts'
import {
  ends,
  fails,
  KEEPS_NOTHING,
  NO_PORTS,
  started,
  settle,
  waitingPort,
  walk,
} from '#application/kit/testing/walk.ts'
import type { Post, Posted } from '#application/outbox/posted.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { ImageFailure } from '#application/ports/images.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import { CENTRE, type Crop } from '#domain/images/crop.ts'
import { type OpenPicture, REMOVED } from '#domain/images/picture-change.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import type { Write } from '#domain/outbox/outbox.ts'
import { draftOf, PROFILE_FORM } from '#domain/profile/profile-draft.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { addressSearchMachine } from './address-search.machine.ts'
import { pictureMachine } from './picture.machine.ts'
import { awaitsPicture, editFace, isOpeningPicture, profileEditMachine } from './profile-edit.machine.ts'

const ada: Profile = {
  name: 'Ada',
  surname: 'Bianchi',
  municipality: 'Varese',
  address: 'Via Sacco 5',
  postalCode: '21100',
  province: 'VA',
  country: 'Italia',
  email: 'ada@example.it',
  landline: undefined,
  mobile: undefined,
  image: 'ada.png',
}
const picture: OpenPicture = { file: new Blob(['foto']), width: 400, height: 200, preview: 'blob:foto' }
const street: FoundAddress = {
  label: 'Corso Sempione, Gallarate',
  address: 'Corso Sempione',
  postalCode: '21013',
  municipality: 'Gallarate',
  province: undefined,
  country: 'Italia',
}
const offline: RequestFailure = { _tag: 'Unreachable' }
const missing: RequestFailure = { _tag: 'Missing' }
const SENT: Posted<void> = { isDelayed: false, answer: undefined }
const WAITING: Posted<void> = { isDelayed: true }

test('Every transition of an edit is covered', async () => {
  const sent = (name: string, answer: Posted<void> = SENT) => ({ values: { ...draftOf(ada), name }, answer })
  const walked = await walk(profileEditMachine(NO_PORTS), {
    inputs: [{ profile: ada }],
    events: [
      { type: 'picture.changed', picture: REMOVED },
      { type: 'picture.opening' },
      { type: 'picture.refused' },
      { type: 'save.requested' },
      { type: 'address.chosen', found: street },
      { type: 'retry.requested' },
      { type: 'edit.givenUp' },
      ends('form', sent('Ada')),
      ends('form', sent('Ava', { ...SENT, lacks: offline })),
      ends('form', sent('Ada', WAITING)),
      ends('leaving', undefined),
      ends('rename', undefined),
      fails('rename', offline),
      ...(['form', 'picture', 'addressSearch', 'leaving'] as const).map((child) => fails(child, new Error('A defect'))),
    ],
  })
  expect(walked).toEqual({ states: 10, transitions: 22, unreached: [], untaken: [], strayed: [] })
})

const nothing = () => undefined
const toldToNobody = { tellChanged: nothing, tellOpening: nothing, tellRefused: nothing }

test('Every transition of a picture is covered', async () => {
  const walked = await walk(pictureMachine(NO_PORTS).provide({ actions: toldToNobody }), {
    inputs: [{ kept: draftOf(ada).picture }],
    events: [
      { type: 'file.chosen', file: picture.file },
      { type: 'picture.removed' },
      { type: 'crop.changed', picture, crop: CENTRE },
      ends('openPicture', picture),
      fails('openPicture', { _tag: 'WrongImageType' }),
    ],
  })
  expect(walked).toEqual({ states: 3, transitions: 5, unreached: [], untaken: [], strayed: [] })
})

test('Every transition of the search for an address is covered', async () => {
  const walked = await walk(addressSearchMachine(NO_PORTS), {
    events: [
      { type: 'words.changed', words: 'vi' },
      { type: 'words.changed', words: 'via' },
      { type: 'search.ended' },
      ends('search', [street]),
      fails('search', offline),
    ],
  })
  expect(walked).toEqual({ states: 6, transitions: 6, unreached: [], untaken: [], strayed: [] })
})

const editing = (profile = ada, unsent: Partial<Unsent> = {}) => {
  const post = waitingPort<[Write], RequestFailure, Posted<void>>()
  const openFile = waitingPort<[Blob], ImageFailure, OpenPicture>()
  const cut = waitingPort<[OpenPicture, Crop], ImageFailure, Blob>()
  const machine = profileEditMachine({
    images: { open: openFile.port, cut: cut.port },
    places: { isAvailable: () => true, search: waitingPort<[string, AbortSignal?], RequestFailure, never>().port },
    unsent: { ...KEEPS_NOTHING, ...unsent },
    post: ((write: Write) => post.port(write)) as Post,
  })
  const { actor: edit, news, see } = started(machine, { input: { profile } })
  const form = () => formNow(present(see().children.form))
  return {
    post,
    openFile,
    cut,
    news,
    edit,
    see,
    form,
    picker: () => present(see().children.picture),
    leaving: () => present(see().children.leaving),
    isEditing: () => see().status === 'active',
    values: () => form().values,
    write: (fields: Partial<ReturnType<typeof draftOf>>) => form().change(fields),
    submit: async () => {
      edit.send({ type: 'save.requested' })
      await settle()
    },
  }
}

const withPicture = async () => {
  const screen = editing()
  screen.picker().send({ type: 'file.chosen', file: picture.file })
  expect(screen.picker().getSnapshot().matches('opening')).toBe(true)
  await screen.openFile.call().succeed(picture)
  return screen
}

describe('An edited profile', () => {
  test('is posted as typed, and the change is published (PROF-03)', async () => {
    const { write, submit, post, news, isEditing } = editing()
    write({ municipality: ' Luino ', landline: '0332 281450' })
    await submit()
    expect(post.call().asked).toEqual([
      { kind: 'profileSaved', profile: { ...ada, municipality: 'Luino', landline: '0332281450' }, names: undefined },
    ])
    await post.call().succeed(SENT)
    expect([post.calls.length, isEditing(), news]).toEqual([1, false, [{ type: 'profile.saved', part: 'profile' }]])
  })

  test('that waits in the outbox closes the form, and nothing is said to be saved', async () => {
    const { write, submit, post, news, isEditing } = editing()
    write({ name: 'Ava' })
    await submit()
    await post.call().succeed(WAITING)
    expect([post.calls.length, isEditing(), news]).toEqual([1, false, []])
  })

  test('keeps its content when the save fails, and shows why (fault 44)', async () => {
    const { write, submit, post, form, values, news } = editing()
    write({ name: 'Ava' })
    await submit()
    await post.call().fail(offline)
    expect([form().failure, values().name]).toEqual([offline, 'Ava'])
    expect(news).toEqual([])
  })

  test('with a new name is one act with the change of the account (PROF-04)', async () => {
    const { write, submit, post, news } = editing()
    write({ name: ' Ava ' })
    await submit()
    const names = { name: 'Ava', surname: 'Bianchi' }
    expect(post.call().asked).toEqual([{ kind: 'profileSaved', profile: { ...ada, name: 'Ava' }, names }])
    expect(news).toEqual([])
    await post.call().succeed(SENT)
    expect([post.calls.length, news]).toEqual([1, [{ type: 'profile.saved', part: 'profile' }]])
  })

  test('shows when only the name of the account was not saved, and it can be retried', async () => {
    const { write, submit, post, edit, see, news } = editing()
    write({ name: 'Ava' })
    await submit()
    await post.call().succeed({ ...SENT, lacks: offline })
    expect([editFace(see()), see().context.failure]).toEqual(['unnamed', offline])
    edit.send({ type: 'retry.requested' })
    expect(post.call().asked).toEqual([{ kind: 'accountRenamed', names: { name: 'Ava', surname: 'Bianchi' } }])
    expect([editFace(see()), see().context.failure]).toEqual(['renaming', undefined])
    await post.call().fail(missing)
    expect([editFace(see()), see().context.failure]).toEqual(['unnamed', missing])
    edit.send({ type: 'retry.requested' })
    await post.call().succeed(SENT)
    expect(news).toEqual([{ type: 'profile.saved', part: 'profile' }])
  })

  test('can be left without the new name on the account, and shows the old name', async () => {
    const { write, submit, post, edit, news } = editing()
    write({ name: 'Ava' })
    await submit()
    await post.call().succeed({ ...SENT, lacks: offline })
    edit.send({ type: 'edit.givenUp' })
    expect(news).toEqual([{ type: 'profile.savedUnnamed' }])
  })
})

/** A new picture in the place of Ada's, by what is in its file. */
const portrait = (text: string) => ({
  picture: { bytes: new TextEncoder().encode(text), type: 'image/jpeg' },
  before: ada.image,
})

describe('The picture of a profile (PROF-05)', () => {
  test('is shown before it is saved, centred', async () => {
    const { values, post } = await withPicture()
    expect(values().picture).toEqual({ kind: 'replaced', picture, crop: CENTRE })
    expect(post.calls.length).toBe(0)
  })

  test('is sent as the chosen square, and a change of the picture only has its own event (PROF-09)', async () => {
    const { picker, submit, cut, post, news } = await withPicture()
    picker().send({ type: 'crop.changed', picture, crop: { zoom: 2, x: 0, y: 0.5 } })
    await submit()
    expect(cut.call().asked).toEqual([picture, { zoom: 2, x: 0.125, y: 0.5 }])
    expect(post.calls.length).toBe(0)
    await cut.call().succeed(new Blob(['quadrato'], { type: 'image/jpeg' }))
    await settle()
    expect(post.call().asked).toEqual([
      {
        kind: 'profileSaved',
        profile: { ...ada, image: undefined },
        names: undefined,
        portrait: portrait('quadrato'),
      },
    ])
    await post.call().succeed(SENT)
    expect(news).toEqual([{ type: 'profile.saved', part: 'image' }])
  })

  test('and a new name are one act (PROF-04)', async () => {
    const { write, submit, cut, post, news } = await withPicture()
    write({ name: 'Ava' })
    await submit()
    await cut.call().succeed(new Blob(['tondo'], { type: 'image/jpeg' }))
    await settle()
    expect(post.call().asked).toEqual([
      {
        kind: 'profileSaved',
        profile: { ...ada, name: 'Ava', image: undefined },
        names: { name: 'Ava', surname: 'Bianchi' },
        portrait: portrait('tondo'),
      },
    ])
    await post.call().succeed(SENT)
    expect([post.calls.length, news]).toEqual([1, [{ type: 'profile.saved', part: 'profile' }]])
  })

  test.each([['jpeg'], ['webp']])(
    'that is still being opened is waited for by the save, and goes with it: %s',
    async (kind) => {
      const { write, picker, submit, see, openFile, cut, post, isEditing } = editing()
      write({ municipality: 'Luino' })
      picker().send({ type: 'file.chosen', file: picture.file })
      expect([isOpeningPicture(see()), awaitsPicture(see())]).toEqual([true, false])
      await submit()
      await submit()
      expect([post.calls.length, awaitsPicture(see())]).toEqual([0, true])
      await openFile.call().succeed(picture)
      await cut.call().succeed(new Blob(['quadrato'], { type: `image/${kind}` }))
      await settle()
      expect(post.calls.map(({ asked }) => asked)).toMatchObject([
        [{ profile: { municipality: 'Luino', image: undefined }, portrait: { picture: { type: `image/${kind}` } } }],
      ])
      expect(isOpeningPicture(see())).toBe(false)
      await post.call().succeed(SENT)
      expect(isEditing()).toBe(false)
    },
  )

  test('that cannot be opened ends the wait: nothing is saved without it, and it can be saved then', async () => {
    const { write, picker, submit, see, openFile, post } = editing()
    write({ municipality: 'Luino' })
    picker().send({ type: 'file.chosen', file: picture.file })
    await submit()
    await openFile.call().fail({ _tag: 'ImageTooHeavy' })
    await settle()
    expect([post.calls.length, picker().getSnapshot().context.refusal]).toEqual([0, { _tag: 'ImageTooHeavy' }])
    expect(isOpeningPicture(see())).toBe(false)
    await submit()
    expect(post.call().asked).toMatchObject([{ profile: { municipality: 'Luino', image: 'ada.png' } }])
  })

  test('that is taken away while it is opened is not waited for', async () => {
    const { picker, submit, see, post } = editing()
    picker().send({ type: 'file.chosen', file: picture.file })
    picker().send({ type: 'picture.removed' })
    expect(isOpeningPicture(see())).toBe(false)
    await submit()
    expect(post.call().asked).toMatchObject([{ portrait: { picture: undefined, before: 'ada.png' } }])
  })

  test('that is refused shows why and changes nothing, until another is chosen', async () => {
    const { picker, openFile, values } = editing()
    picker().send({ type: 'file.chosen', file: picture.file })
    await openFile.call().fail({ _tag: 'ImageTooHeavy' })
    expect([picker().getSnapshot().context.refusal, values().picture.kind]).toEqual([{ _tag: 'ImageTooHeavy' }, 'kept'])
    picker().send({ type: 'file.chosen', file: picture.file })
    expect(picker().getSnapshot().context.refusal).toBeUndefined()
  })

  test('is the one chosen last, whichever is decoded first', async () => {
    const { picker, openFile, values } = editing()
    picker().send({ type: 'file.chosen', file: new Blob(['prima']) })
    picker().send({ type: 'file.chosen', file: picture.file })
    await openFile.call().succeed(picture)
    await openFile.call(1).succeed({ ...picture, preview: 'blob:prima' })
    expect(values().picture).toMatchObject({ picture: { preview: 'blob:foto' } })
  })

  test('can be removed, which is a change', async () => {
    const { picker, form, values } = await withPicture()
    picker().send({ type: 'picture.removed' })
    expect([values().picture, form().isChanged]).toEqual([{ kind: 'removed' }, true])
  })

  test('that cannot be cropped keeps the form, and shows that the picture failed', async () => {
    const { submit, cut, form, post } = await withPicture()
    await submit()
    await cut.call().fail({ _tag: 'ImageUnreadable' })
    expect([form().failure, post.calls.length]).toEqual([{ _tag: 'ImageUnreadable' }, 0])
  })
})

test('A new picture that is removed again leaves no change', async () => {
  const { picker, openFile, form } = editing({ ...ada, image: undefined })
  picker().send({ type: 'file.chosen', file: picture.file })
  await openFile.call().succeed(picture)
  expect(form().isChanged).toBe(true)
  picker().send({ type: 'picture.removed' })
  expect(form().isChanged).toBe(false)
})

const LUGANO = {
  address: 'Via Nassa 1',
  postalCode: '6900',
  municipality: 'Lugano',
  province: 'TI',
  country: 'Svizzera',
} as const

test.each(['address', 'postalCode', 'municipality', 'province', 'country'] as const)(
  'A found address fills the fields it knows and keeps the others (PROF-06): all but %s',
  async (unknown) => {
    const { edit, see, values } = editing()
    const search = present(see().children.addressSearch)
    search.send({ type: 'words.changed', words: 'nassa' })
    edit.send({ type: 'address.chosen', found: { label: 'Lugano', ...LUGANO, [unknown]: undefined } })
    expect(values()).toMatchObject({ ...LUGANO, [unknown]: ada[unknown], name: 'Ada' })
    expect(search.getSnapshot().context).toEqual({ words: '', found: [] })
  },
)

test('What is typed is kept for its author under the name of the form, and a picture is not', async () => {
  const held: unknown[] = []
  const { write, picker, openFile } = editing(ada, { hold: (...all) => void held.push(all) })
  write({ municipality: 'Luino' })
  picker().send({ type: 'file.chosen', file: picture.file })
  await openFile.call().succeed(picture)
  expect(held).toEqual(Array.from({ length: 2 }, () => [PROFILE_FORM, { municipality: 'Luino' }]))
})

test('Leaving an edit with changes is confirmed: staying keeps everything, and leaving discards it', async () => {
  const { leaving, write, values, isEditing, news } = editing()
  write({ name: 'Ava' })
  leaving().send({ type: 'leaving.requested', wouldLose: true })
  leaving().send({ type: 'leaving.cancelled' })
  expect([leaving().getSnapshot().matches('asking'), isEditing(), values().name]).toEqual([false, true, 'Ava'])
  leaving().send({ type: 'leaving.requested', wouldLose: true })
  expect(leaving().getSnapshot().matches('asking')).toBe(true)
  leaving().send({ type: 'leaving.confirmed' })
  await settle()
  expect([isEditing(), news]).toEqual([false, []])
})
