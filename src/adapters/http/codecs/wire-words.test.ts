import { expect, test } from 'vitest'
import { words } from './wire.ts'

test.each([
  ['Pane &amp; vino', 'Pane & vino'],
  ['L&#39;estate a Cant&ugrave;', "L'estate a Cantù"],
  ['Le entità: &amp;amp;', 'Le entità: &amp;'],
  ['Fatti&Misfatti; 2026', 'Fatti&Misfatti; 2026'],
])('the title %j is shown as %j: an entity is read once', (title, shown) =>
  expect(words.decode(title)).toMatchObject({ right: shown }),
)
