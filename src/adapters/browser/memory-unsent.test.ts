import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import type { UserId } from '#domain/identity/user.ts'
import { createMemoryUnsent } from './memory-unsent.ts'

const MARIO = 1 as UserId
const ADA = 2 as UserId

const marioWrites = () => {
  const unsent = createMemoryUnsent()
  unsent.belongTo(MARIO)
  unsent.hold('profile', { name: 'Mar' })
  unsent.hold('profile', { name: 'Mario' })
  return unsent
}

describe('The content of a form at a lost session', () => {
  test('is kept, in its last state, for its author, and returned once', () => {
    const unsent = marioWrites()
    unsent.rescue()
    unsent.release('profile')
    unsent.belongTo(MARIO)
    expect(unsent.take('users.7')).toEqual(Option.none)
    expect(unsent.take('profile')).toEqual(Option.some({ name: 'Mario' }))
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('is given back to its form alone, and to its author alone', () => {
    const unsent = marioWrites()
    unsent.release('profile')
    unsent.giveBack('profile', { name: 'Mario Luigi' })
    expect([unsent.isEmpty(), unsent.take('users.7')]).toEqual([false, Option.none])
    expect(unsent.take('profile')).toEqual(Option.some({ name: 'Mario Luigi' }))
    unsent.giveBack('profile', { name: 'Mario Luigi' })
    unsent.belongTo(ADA)
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('is not all that would be lost: a field may hold something that no form keeps (fault 38)', () => {
    let isTyped = true
    const unsent = createMemoryUnsent(() => isTyped)
    expect(unsent.isEmpty()).toBe(false)
    isTyped = false
    expect(unsent.isEmpty()).toBe(true)
  })

  test('is not accessible to others', () => {
    const unsent = marioWrites()
    unsent.rescue()
    unsent.belongTo(ADA)
    unsent.belongTo(MARIO)
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('is not kept after a sign-out', () => {
    const unsent = marioWrites()
    unsent.rescue()
    unsent.forget()
    unsent.rescue()
    unsent.belongTo(MARIO)
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('is removed once it is sent or discarded', () => {
    const unsent = marioWrites()
    unsent.release('profile')
    unsent.rescue()
    expect(unsent.take('profile')).toEqual(Option.none)
  })
})
