import { describe, expect, test } from 'vitest'
import type { Portrait } from '#domain/profile/portrait.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { account } from './contract/account.ts'
import { createHttpProfiles } from './HttpProfiles.ts'
import { createHttpWrites } from './HttpWrites.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type SeenRequest, fakeServer, refusal } from './testing/fake-server.ts'

const ada: Profile = {
  name: 'Ada',
  surname: 'Bianchi',
  municipality: 'Varese',
  address: undefined,
  postalCode: '21100',
  province: undefined,
  country: undefined,
  email: undefined,
  landline: undefined,
  mobile: '3471234567',
  image: 'ada.png',
}
const WIRE = {
  name: 'Ada',
  surname: 'Bianchi',
  municipality: 'Varese',
  postalCode: '21100',
  mobile: '3471234567',
  imgProfile: 'ada.png',
}
/** Cleared and empty fields are sent as empty: an omitted field would stay unchanged. */
const CLEARED = { address: '', province: '', country: '', email: '', landline: '' }

const citizen = (answer: (asked: SeenRequest) => Response) => {
  const server = fakeServer(answer)
  const tab = fakeDevice().tab(server)
  tab.sessions.open({ token: 'ada', refreshToken: 'ada refresh' })
  const { send } = createHttpWrites(tab.client)
  const saveAll = (profile: Profile, portrait: Portrait | undefined) =>
    send({ kind: 'profileSaved', profile, names: undefined, portrait })
  const save = (profile: Profile, picture?: Portrait['picture']) =>
    saveAll(profile, picture && { picture, before: undefined })
  const removePicture = (profile: Profile) =>
    saveAll({ ...profile, image: undefined }, { picture: undefined, before: profile.image })
  return { server, failures: tab.failures, profiles: createHttpProfiles(tab.client), save, removePicture }
}

describe('a profile', () => {
  test('is read as the server sends it (PROF-02)', async () => {
    const { profiles } = citizen(() => Response.json({ data: { ...WIRE, address: '', province: null } }))
    expect(successOf(await profiles.read()())).toEqual(ada)
  })

  test('is saved as a multipart form: the profile as JSON and the image as a file (PROF-03)', async () => {
    const { save, server } = citizen(() => Response.json({ message: 'ok' }))
    const bytes = new TextEncoder().encode('quadrato')
    successOf(await save({ ...ada, image: undefined }, { bytes, type: 'image/jpeg' })())
    const { body, method, path, token, headers } = server.asked[0] ?? {}
    expect([method, path, token, headers?.get('content-type')]).toEqual(['POST', account.saveProfile.path, 'ada', null])
    const { imgProfile: _, ...withoutImage } = WIRE
    const form = body as FormData
    expect(JSON.parse(String(form.get('profile')))).toEqual({ ...withoutImage, ...CLEARED })
    const sent = form.get('imgProfile') as File
    expect([sent.name, sent.type, await sent.text()]).toEqual(['profile.jpg', 'image/jpeg', 'quadrato'])
  })

  test('without a new image is sent without a file, and keeps the old file name', async () => {
    const { save, server } = citizen(() => Response.json({}))
    successOf(await save(ada)())
    const form = server.asked[0]?.body as FormData
    expect([form.has('imgProfile'), JSON.parse(String(form.get('profile')))]).toEqual([false, { ...WIRE, ...CLEARED }])
  })

  test('whose picture was taken away names an empty one (PROF-05)', async () => {
    const { removePicture, server } = citizen(() => Response.json({}))
    successOf(await removePicture(ada)())
    const form = server.asked[0]?.body as FormData
    expect(form.has('imgProfile')).toBe(false)
    expect(JSON.parse(String(form.get('profile')))).toEqual({ ...WIRE, ...CLEARED, imgProfile: '' })
  })

  test.each([
    ['avatar', 'https://comune.example/ada.jpg'],
    ['foto', 'ada.webp'],
  ])('whose picture was taken away names an empty %s where the server calls it that (PROF-05)', async (name, image) => {
    const { profiles, removePicture, server } = citizen(() => Response.json({ data: { name: 'Ada', [name]: image } }))
    successOf(await removePicture(successOf(await profiles.read()()))())
    const form = server.asked[1]?.body as FormData
    const sent = JSON.parse(String(form.get('profile'))) as object
    expect([sent, 'imgProfile' in sent]).toEqual([expect.objectContaining({ [name]: '' }), false])
  })

  test.each([[null], [''], [{ id: 3 }]])(
    'whose picture is read as none does not take it away: %j (fault 55)',
    async (came) => {
      const { profiles, save, server } = citizen(() => Response.json({ data: { ...WIRE, imgProfile: came } }))
      successOf(await save(successOf(await profiles.read()()))())
      const form = server.asked[1]?.body as FormData
      expect(JSON.parse(String(form.get('profile')))).not.toHaveProperty('imgProfile')
    },
  )

  test('sends each cleared field as empty', async () => {
    const { save, server } = citizen(() => Response.json({}))
    const cleared = { municipality: undefined, postalCode: undefined, mobile: undefined }
    successOf(await save({ ...ada, ...cleared, image: undefined })())
    const form = server.asked[0]?.body as FormData
    expect(JSON.parse(String(form.get('profile')))).toEqual({
      name: 'Ada',
      surname: 'Bianchi',
      municipality: '',
      postalCode: '',
      mobile: '',
      ...CLEARED,
    })
  })

  test('that the server refuses is reported to the form, without a toast', async () => {
    const { save, failures } = citizen(() => refusal(422, 'CAP non valido'))
    expect(failureOf(await save(ada)())).toMatchObject({ message: 'CAP non valido' })
    expect(failures).toEqual([])
  })
})
