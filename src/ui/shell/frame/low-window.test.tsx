import { beforeEach, expect, test, vi } from 'vitest'
import { markReading } from './low-window.ts'

const isReading = () => 'reading' in document.documentElement.dataset

/** An element under `main` that is 1,000 px high, or as high as told, in a window of 200 px. */
const scroller = (height = 1_000) => {
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  Object.defineProperties(main, { scrollHeight: { value: height }, clientHeight: { value: 200 } })
  return (top: number) => {
    main.scrollTop = top
    main.dispatchEvent(new Event('scroll'))
  }
}

const readOn = scroller()
readOn(300)
markReading(document, globalThis)
const wasReading = isReading()
beforeEach(() => globalThis.dispatchEvent(new Event('popstate')))

test('The bars give way to whoever has read on before', () => {
  expect(wasReading).toBe(true)
})

test('The bars give way as soon as somebody reads on, and come back on the way up', () => {
  const scroll = scroller()
  scroll(10)
  expect(isReading()).toBe(false)
  scroll(40)
  expect(isReading()).toBe(true)
  scroll(30)
  expect(isReading()).toBe(true)
  scroll(10)
  expect(isReading()).toBe(false)
})

test('The bars are there at the top, however short the way', () => {
  const scroll = scroller()
  scroll(30)
  expect(isReading()).toBe(true)
  scroll(0)
  expect(isReading()).toBe(false)
})

test('The bars stay where there is little to read: their own room would bring them back', () => {
  const scroll = scroller(430)
  scroll(100)
  expect(isReading()).toBe(false)
})

test.each(['pushState', 'popstate'])('The bars are there on the next page (%s)', (arrival) => {
  const scroll = scroller()
  scroll(100)
  expect(isReading()).toBe(true)
  globalThis.dispatchEvent(new Event(arrival))
  expect(isReading()).toBe(false)
})

test('What scrolls outside of the page, such as a menu, moves no bar', () => {
  const menu = document.createElement('div')
  document.body.replaceChildren(menu)
  Object.defineProperties(menu, { scrollHeight: { value: 1_000 }, clientHeight: { value: 200 } })
  menu.scrollTop = 300
  menu.dispatchEvent(new Event('scroll'))
  expect(isReading()).toBe(false)
})

test('What the keyboard has come to is brought back in sight when the bars go or come, and that is no way up', () => {
  const scroll = scroller()
  const main = document.querySelector('main')
  const button = document.createElement('button')
  main?.append(button)
  vi.spyOn(button, 'matches').mockReturnValue(true)
  let times = 0
  button.scrollIntoView = () => {
    times += 1
    if (main) main.scrollTop -= 50
  }
  button.focus()
  scroll(200)
  expect(times).toBe(1)
  main?.dispatchEvent(new Event('scroll'))
  expect(isReading()).toBe(true)
  scroll(100)
  expect([isReading(), times]).toEqual([false, 2])
})

test('Nothing moves for whoever reads on without the keyboard', () => {
  const scroll = scroller()
  const button = document.createElement('button')
  document.querySelector('main')?.append(button)
  let times = 0
  vi.spyOn(button, 'matches').mockReturnValue(false)
  button.scrollIntoView = () => (times += 1)
  button.focus()
  scroll(200)
  expect([isReading(), times]).toEqual([true, 0])
})
