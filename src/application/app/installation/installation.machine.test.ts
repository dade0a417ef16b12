import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { InstallWay, NotInstallable, Visits } from '#application/ports/installation.ts'
import { installationMachine, OFFERED_VISIT } from './installation.machine.ts'

const DUE: Visits = { count: OFFERED_VISIT, wasOffered: false }
const FAILED = { _tag: 'NotInstallable' } as const

test('Every transition of the installation is covered', async () => {
  const walked = await walk(installationMachine(NO_PORTS), {
    events: [
      { type: 'installation.accepted' },
      ends('visit', DUE),
      ends('visit', { ...DUE, wasOffered: true }),
      ends('ready', 'dialog' satisfies InstallWay),
      ends('ready', 'byHand' satisfies InstallWay),
      ...['noteOffered', 'install'].map((port) => ends(port, undefined)),
      ...['visit', 'ready', 'noteOffered', 'install'].map((port) => fails(port, FAILED)),
    ],
  })
  expect(walked).toMatchObject({ states: 7, unreached: [], untaken: [], strayed: [] })
})

const open = async (visits: Visits) => {
  const ready = waitingPort<[], NotInstallable, InstallWay>()
  const told: string[] = []
  const note = (what: string) => () => {
    told.push(what)
    return TaskEither.right(undefined)
  }
  const actor = createActor(
    installationMachine({
      installation: {
        visit: () => TaskEither.right(visits),
        ready: ready.port,
        noteOffered: note('noted'),
        install: note('installed'),
      },
    }),
  )
  actor.on('*', ({ type, way }) => told.push(`${type} ${way}`))
  actor.start()
  await settle()
  return { ready, told, accept: () => actor.send({ type: 'installation.accepted' }) }
}

test('The third visit offers the installation once the browser is ready, and remembers it', async () => {
  const { ready, told, accept } = await open(DUE)
  expect(told).toEqual([])
  await ready.call().succeed('dialog')
  await settle()
  expect(told).toEqual(['noted', 'installation.offered dialog'])
  accept()
  expect(told).toContain('installed')
})

test('Where the browser has no dialog, the way by hand is said, and nothing more is done', async () => {
  const { ready, told, accept } = await open(DUE)
  await ready.call().succeed('byHand')
  await settle()
  accept()
  expect(told).toEqual(['noted', 'installation.offered byHand'])
})

test.each([
  ['earlier visits', { ...DUE, count: OFFERED_VISIT - 1 }],
  ['visits after an offer', { count: 9, wasOffered: true }],
])('%s offer nothing', async (_, visits) => expect((await open(visits)).ready.calls.length).toBe(0))
