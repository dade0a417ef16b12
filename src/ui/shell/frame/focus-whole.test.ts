// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepFocusWhole } from './focus-whole.ts'

/** A control in a line of the page; returns how it was scrolled to when it was focused. */
const focusedIn = (
  line: Readonly<{ overflowX: string; scrollWidth: number }>,
  isByKeyboard = true,
): readonly unknown[] => {
  const around = document.createElement('div')
  around.style.overflowX = line.overflowX
  Object.defineProperties(around, { clientWidth: { value: 320 }, scrollWidth: { value: line.scrollWidth } })
  const group = document.createElement('fieldset')
  const control = document.createElement('button')
  group.append(control)
  around.append(group)
  document.body.replaceChildren(around)
  vi.spyOn(control, 'matches').mockReturnValue(isByKeyboard)
  const scrolled = vi.spyOn(control, 'scrollIntoView').mockReturnValue()
  onTestFinished(keepFocusWhole(document))
  control.focus()
  return scrolled.mock.calls.flat()
}
const WHOLE = [{ block: 'nearest', inline: 'nearest' }]

test.each(['auto', 'scroll'])(
  'What the keyboard comes to in a line that scrolls is wholly in sight (SHELL-28): %s',
  (overflowX) => expect(focusedIn({ overflowX, scrollWidth: 700 })).toEqual(WHOLE),
)

test.each([
  [{ overflowX: 'auto', scrollWidth: 320 }, true],
  [{ overflowX: 'visible', scrollWidth: 700 }, true],
  [{ overflowX: 'auto', scrollWidth: 700 }, false],
])('Nothing moves where all is in sight, nothing scrolls, or no key was used: %j %s', (line, isByKeyboard) =>
  expect(focusedIn(line, isByKeyboard)).toEqual([]),
)
