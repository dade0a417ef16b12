import { expect, test } from 'vitest'
import { type ScreenName, SCREENS, screenAt } from '#ui/base/screens.ts'
import { PLACES } from './places.ts'

const screens = Object.keys(SCREENS) as ScreenName[]

test.each(screens)('the screen %s is checked in all its states, at a URL that leads to it', (screen) => {
  const addresses = PLACES.filter(({ name }) => name.startsWith(`${screen} /`))
  expect(addresses.filter((one) => one.isShownInAllFaces)).toHaveLength(1)
  expect(addresses.map(({ path }) => screenAt(path))).toEqual(addresses.map(() => screen))
  // The URL has values in place of its parameters.
  expect(addresses.filter(({ path }) => path.includes(':'))).toEqual([])
})
