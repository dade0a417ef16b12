import { expect, test } from 'vitest'
import { seededPeople } from '../seed/people.ts'
import { HEAVIEST_IMAGE } from '#domain/images/image-file.ts'
import { imageRefusal, withProfile } from './profile.ts'

const [mario] = seededPeople()
if (!mario) throw new Error('the demo lacks its people')
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

test('images are JPEG, PNG or WebP by their content, up to 5 MB', async () => {
  expect(await imageRefusal(new Blob([JPEG], { type: 'image/jpeg' }))).toBeUndefined()
  expect(await imageRefusal(new Blob(['<svg/>'], { type: 'image/jpeg' }))).toMatchObject({ code: 'IMAGE_TYPE' })
  const heavy = new Blob([JPEG, new Uint8Array(HEAVIEST_IMAGE)], { type: 'image/jpeg' })
  expect(await imageRefusal(heavy)).toMatchObject({ code: 'IMAGE_SIZE' })
})

test('a saved profile does not change the name of the account (PROF-04)', () => {
  const saved = withProfile(mario, { ...mario.profile, surname: 'Bianchi', email: 'io@example.it' }, 'io.png')
  expect(saved.profile).toMatchObject({ surname: 'Bianchi', image: 'io.png' })
  expect(saved.user).toMatchObject({ surname: 'Rossi', email: 'io@example.it', image: 'io.png' })
})

test('an empty image name takes the image away, and without one it stays (PROF-05)', () => {
  const pictured = withProfile(mario, mario.profile, 'io.png')
  const imageAfter = (name: string | undefined, image?: string) => {
    const { user, profile } = withProfile({ ...mario, ...pictured }, { ...pictured.profile, image: name }, image)
    return [user.image, profile.image]
  }
  expect(imageAfter('io.png')).toEqual(['io.png', 'io.png'])
  expect(imageAfter(undefined)).toEqual(['io.png', 'io.png'])
  expect(imageAfter('')).toEqual([undefined, undefined])
  expect(imageAfter(undefined, 'nuova.png')).toEqual(['nuova.png', 'nuova.png'])
})
