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

describe('What is being written when the session is lost', () => {
  test('waits, as it was last, for whoever wrote it, and is given back once', () => {
    const unsent = marioWrites()
    unsent.rescue()
    unsent.release('profile')
    unsent.belongTo(MARIO)
    expect(unsent.take('users.7')).toEqual(Option.none)
    expect(unsent.take('profile')).toEqual(Option.some({ name: 'Mario' }))
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('is nobody else’s', () => {
    const unsent = marioWrites()
    unsent.rescue()
    unsent.belongTo(ADA)
    unsent.belongTo(MARIO)
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('does not wait for who leaves', () => {
    const unsent = marioWrites()
    unsent.rescue()
    unsent.forget()
    unsent.rescue()
    unsent.belongTo(MARIO)
    expect(unsent.take('profile')).toEqual(Option.none)
  })

  test('is only what is still written: what was sent or given up is over', () => {
    const unsent = marioWrites()
    unsent.release('profile')
    unsent.rescue()
    expect(unsent.take('profile')).toEqual(Option.none)
  })
})
