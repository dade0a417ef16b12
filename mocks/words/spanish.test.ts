import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { account } from '#adapters/http/contract/account.ts'
import { topics } from '#adapters/http/contract/topics.ts'
import { notices } from '#adapters/http/contract/notices.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { PASSWORD } from '../seed/people.ts'
import { signedIn, visitor } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'
import { inSpanish } from './spanish.ts'

/** Content of the world, not messages of the server. */
const CONTENT = new Set(['chats.ts', 'documents.ts'])

const SENTENCE = /(['`])(\p{Lu}[^'`\n]* [^'`\n]*)\1/gu

/** The sentences in the code of rules and handlers; arguments are a number here. */
const sentences = ['rules', 'handlers'].flatMap((folder) => {
  const home = join(import.meta.dirname, '..', folder)
  const files = readdirSync(home).filter((file) => !file.includes('.test.') && !CONTENT.has(file))
  const source = files.map((file) => readFileSync(join(home, file), 'utf8')).join('\n')
  return Array.from(source.matchAll(SENTENCE), ([, , said = '']) => said.replaceAll(/\$\{[^}]*\}/g, '8'))
})

let world: World
beforeEach(async () => {
  world = await growWorld()
})

test('every Italian message of the server has a Spanish one', () => {
  expect(sentences.length).toBeGreaterThan(70)
  expect(sentences.filter((said) => inSpanish(said) === undefined)).toEqual([])
})

test('the arguments of a sentence stay the same, and an unknown sentence has no translation', () => {
  expect(inSpanish('Ti abbiamo inviato un codice a mario@esempio.it')).toBe(
    'Te hemos enviado un código a mario@esempio.it',
  )
  expect(inSpanish('toString')).toBeUndefined()
})

test('a request in Spanish is refused in Spanish, before and after the sign-in', async () => {
  const wrong = { body: { username: 'mario.rossi', password: `${PASSWORD}x` } }
  expect((await visitor(world, undefined, 'es').hear(account.signIn, wrong)).message).toBe(
    'El usuario o la contraseña no son válidos',
  )
  expect((await visitor(world).hear(account.signIn, wrong)).message).toBe('Username e/o password non validi')
  expect((await visitor(world, 'none', 'es').hear(account.me, {})).message).toBe('El token JWT no es válido')
})

test('a message in an answer is Spanish, at its top or in its data; files and content stay the same', async () => {
  const { token } = await signedIn(world, 'mario.rossi')
  const mario = visitor(world, token, 'es-ES')
  const saved = await mario.get(notices.saveAgreement, { body: { policy: 'app', agreed: true } })
  expect(saved).toBe('Política guardada correctamente')
  const closed = await mario.get(topics.subscribe, {
    body: { topic: 108 as TopicId, user: 1 as UserId },
  })
  expect(closed).toMatchObject({ message: 'Suscripciones cerradas' })
})
