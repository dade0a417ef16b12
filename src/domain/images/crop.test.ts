import { describe, expect, test } from 'vitest'
import { CENTRE, fitted, NEAREST, pushed, squareOf } from './crop.ts'

const wide = { width: 400, height: 200 }
const tall = { width: 100, height: 300 }

describe('The square of a picture', () => {
  test('is initially the largest one in the middle', () => {
    expect(squareOf(CENTRE, wide)).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf(CENTRE, tall)).toEqual({ left: 0, top: 100, side: 100 })
  })

  test('shrinks with the zoom, around the same centre', () =>
    expect(squareOf({ ...CENTRE, zoom: 2 }, wide)).toEqual({ left: 150, top: 50, side: 100 }))

  test.each([
    [
      { zoom: 1, x: 0, y: 0 },
      { left: 0, top: 0, side: 200 },
    ],
    [
      { zoom: 1, x: 1, y: 1 },
      { left: 200, top: 0, side: 200 },
    ],
    [
      { zoom: 2, x: 1, y: 1 },
      { left: 300, top: 100, side: 100 },
    ],
    [
      { zoom: 0.1, x: 0.5, y: 0.5 },
      { left: 100, top: 0, side: 200 },
    ],
  ])('never leaves the picture: %j', (crop, square) => expect(squareOf(crop, wide)).toEqual(square))

  test('has a maximum zoom', () => expect(fitted({ ...CENTRE, zoom: 99 }, wide).zoom).toBe(NEAREST))
})

describe('A moved picture', () => {
  test('moved to the right shows what was on the left', () => {
    expect(squareOf(pushed(CENTRE, wide, 0.25, 0), wide)).toEqual({ left: 50, top: 0, side: 200 })
    expect(squareOf(pushed({ ...CENTRE, zoom: 2 }, wide, 0, 0.5), wide)).toEqual({ left: 150, top: 0, side: 100 })
  })

  test('moved up shows what was below', () =>
    expect(squareOf(pushed(CENTRE, tall, 0, -0.5), tall)).toEqual({ left: 0, top: 150, side: 100 }))

  test('stops at its edge', () =>
    expect(squareOf(pushed(CENTRE, wide, -9, 9), wide)).toEqual({ left: 200, top: 0, side: 200 }))
})
