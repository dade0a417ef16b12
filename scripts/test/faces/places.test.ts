import { expect, test } from 'vitest'
import { PLACES as CALLED, SCREEN_PAGES } from '#features/catalogue/pages.ts'
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

test('each address that scenarios name leads to the screen that it is named at', () =>
  expect(
    screens.flatMap((screen) =>
      Object.entries(SCREEN_PAGES[screen].called).filter(([, address]) => screenAt(address) !== screen),
    ),
  ).toEqual([]))

test('no name is that of two pages', () => {
  const names = screens.flatMap((screen) => Object.keys(SCREEN_PAGES[screen].called))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  // Beside those there is one that leads to no screen.
  expect(Object.keys(CALLED)).toHaveLength(names.length + 1)
})
