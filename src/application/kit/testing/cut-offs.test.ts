import { expect, test } from 'vitest'
import { createLock, turns } from './cut-offs.ts'

/** Tabs that ask for the lock of one device, each with an end of its own. */
const tabs = () => {
  const lock = createLock()
  let atWork = 0
  let most = 0
  const had: string[] = []
  const open = (name: string) => {
    const end = new AbortController()
    void lock(async () => {
      had.push(name)
      atWork += 1
      most = Math.max(most, atWork)
      await new Promise<void>((done) => end.signal.addEventListener('abort', () => done(), { once: true }))
      atWork -= 1
    }, end.signal)
    return async () => {
      end.abort()
      await turns(5)
    }
  }
  return { open, had, most: () => most }
}

test('Of three tabs one that ends while it waits gives its turn to nobody: one is at work at a time', async () => {
  const { open, had, most } = tabs()
  const first = open('first')
  const second = open('second')
  const third = open('third')
  await third()
  expect(had).toEqual(['first'])
  await first()
  expect(had).toEqual(['first', 'second'])
  await second()
  expect(most()).toBe(1)
})

test('Who asks while a turn is handed over waits behind the one that gets it', async () => {
  const { open, had, most } = tabs()
  const first = open('first')
  const second = open('second')
  void first()
  const third = open('third')
  await turns(5)
  await second()
  await third()
  open('fourth')
  await turns(5)
  expect(had).toEqual(['first', 'second', 'third', 'fourth'])
  expect(most()).toBe(1)
})
