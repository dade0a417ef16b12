import { expect, test } from 'vitest'
import { isDrawing } from './drawings.ts'

test.each<[string | undefined, boolean]>([
  [undefined, true],
  ['/img/events/app/concerto.svg', true],
  ['https://comune.example/img/CONCERTO.SVG?size=2', true],
  ['data:image/svg+xml,%3Csvg', true],
  ['/img/events/app/concerto.jpg', false],
  ['/img/events/app/svg', false],
  ['data:image/jpeg;base64,AA', false],
])('The picture %s is a drawing, or is none (IMG-01)', (picture, isDrawn) => {
  expect(isDrawing(picture)).toBe(isDrawn)
})
