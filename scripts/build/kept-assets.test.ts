import { expect, it } from 'vitest'
import { keptAssets } from './kept-assets.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY

it.each([
  ['the first release has the files of its build', {}, { 'new.js': NOW }],
  ['a file that is built again is new', { 'new.js': NOW - 40 * DAY }, { 'new.js': NOW }],
  ['the build before stays however old', { 'old.js': NOW - 400 * DAY }, { 'old.js': NOW - 400 * DAY, 'new.js': NOW }],
  [
    'older builds stay for 30 days',
    { 'before.js': NOW - DAY, 'young.js': NOW - 29 * DAY, 'old.js': NOW - 30 * DAY },
    { 'before.js': NOW - DAY, 'young.js': NOW - 29 * DAY, 'new.js': NOW },
  ],
])('%s', (_, previous, kept) => {
  expect(keptAssets(previous, ['new.js'], NOW)).toEqual(kept)
})
