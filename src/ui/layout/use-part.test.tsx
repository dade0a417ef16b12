// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { PiazzaProvider } from './piazza-context.tsx'
import { mounted } from '#ui/components/testing/mounted.tsx'
import type { OpenPart } from '#ui/view/late.ts'
import { openEarly } from '#ui/view/early-part.ts'
import { usePart } from './use-part.ts'

/** What a part is given stands for the app: no part of these tests looks at it. */
const GIVEN = { ports: {}, piazza: {} } as unknown as Omit<Parameters<typeof PiazzaProvider>[0], 'children'>

/** A part that says how often something was read, and what becomes of it. */
const counting = () => {
  const told: string[] = []
  let read = 0
  let tell: (() => void) | undefined
  const part: OpenPart<string> = (_, changed) => {
    told.push('opened')
    tell = () => {
      read += 1
      changed()
    }
    return { view: () => `read ${read}`, close: () => void told.push('closed') }
  }
  return { part, told, tell: () => tell?.() }
}

const shown = (part: OpenPart<string>) => {
  const pictures: string[] = []
  const Part = () => {
    const view = usePart(part) ?? 'nothing'
    pictures.push(view)
    return createElement('p', null, view)
  }
  const page = mounted(
    <PiazzaProvider {...GIVEN}>
      <Part />
    </PiazzaProvider>,
  )
  return { page, pictures }
}

test('A part is opened once it stands on the page', async () => {
  const { part, told } = counting()
  const { page, pictures } = shown(part)
  await page
  expect([told, pictures]).toEqual([['opened'], ['nothing', 'read 0']])
})

test('A part that was opened early shows at once what was read meanwhile, and is opened once', async () => {
  const { part, told, tell } = counting()
  openEarly(part, GIVEN)
  tell()
  const { page, pictures } = shown(part)
  await page
  expect([told, pictures]).toEqual([['opened'], ['read 1']])
})

test('A part that was opened early and is not drawn is closed, and one that was drawn is left', async () => {
  const one = counting()
  openEarly(one.part, GIVEN)()
  expect(one.told).toEqual(['opened', 'closed'])
  const other = counting()
  const close = openEarly(other.part, GIVEN)
  await shown(other.part).page
  close()
  expect(other.told).toEqual(['opened'])
})
