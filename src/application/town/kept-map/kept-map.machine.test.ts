import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { KeptMapFailure, KeptMapFile, MapProgress } from '#application/ports/kept-map.ts'
import { keptMapMachine, mapStanding } from './kept-map.machine.ts'

const failure = <Tag extends KeptMapFailure['_tag']>(tag: Tag) => ({ _tag: tag }) as const

const fileOf = (bytes: number): KeptMapFile => ({ bytes, isWhole: true })

test('Every state is reached, and every transition taken', async () => {
  const walked = await walk(keptMapMachine(NO_PORTS), {
    events: [
      { type: 'page.opened' },
      { type: 'page.left' },
      { type: 'download.requested' },
      { type: 'download.cancelled' },
      { type: 'removal.requested' },
      { type: 'progress.made', progress: { bytes: 1, all: 2 } },
      ends('find', undefined),
      ends('find', fileOf(3)),
      fails('find', failure('NoShelf')),
      fails('find', failure('Unreachable')),
      ends('measure', fileOf(3)),
      fails('measure', failure('TooBig')),
      fails('measure', failure('Unreachable')),
      ends('download', fileOf(3)),
      fails('download', failure('TooBig')),
      fails('download', failure('NoRoom')),
      ends('remove', undefined),
      fails('remove', failure('NoRoom')),
    ],
    sees: () => undefined,
  })
  expect(walked).toMatchObject({ states: 14, unreached: [], untaken: [], strayed: [] })
})

const open = async () => {
  const find = waitingPort<[], KeptMapFailure, KeptMapFile | undefined>()
  const measure = waitingPort<[AbortSignal], KeptMapFailure, KeptMapFile | undefined>()
  const keep = waitingPort<[(progress: MapProgress) => void, AbortSignal], KeptMapFailure, KeptMapFile>()
  const remove = waitingPort<[], KeptMapFailure, void>()
  const actor = createActor(
    keptMapMachine({ keptMap: { find: find.port, measure: measure.port, keep: keep.port, remove: remove.port } }),
  )
  const told: unknown[] = []
  actor.on('*', (news) => told.push(news))
  actor.start()
  await settle()
  actor.send({ type: 'page.opened' })
  return {
    find,
    measure,
    keep,
    remove,
    told,
    send: actor.send,
    standing: () => mapStanding(actor.getSnapshot()),
    seen: () => actor.getSnapshot().context,
  }
}

const absent = async () => {
  const opened = await open()
  await opened.find.call().succeed(undefined)
  await opened.measure.call().succeed(fileOf(3_000_000))
  return opened
}

const downloading = async () => {
  const opened = await absent()
  opened.send({ type: 'download.requested' })
  await settle()
  return opened
}

describe('The map of a town', () => {
  test('is measured before it is asked for, and nothing of it is fetched (DIR-11)', async () => {
    const { standing, seen, keep } = await absent()
    expect([standing(), seen().file?.bytes, keep.calls.length]).toEqual(['absent', 3_000_000, 0])
  })

  test('is not offered where it is too big, nor where nothing can be kept', async () => {
    const { find, measure, standing } = await open()
    await find.call().succeed(undefined)
    await measure.call().fail(failure('TooBig'))
    expect(standing()).toBe('tooBig')
    const blocked = await open()
    await blocked.find.call().fail(failure('NoShelf'))
    expect(blocked.standing()).toBe('impossible')
  })

  test('comes with its progress, and is said in sight by the page alone', async () => {
    const { keep, seen, standing, told } = await downloading()
    const [tell] = keep.call().asked
    tell({ bytes: 1_000_000, all: 3_000_000 })
    expect([standing(), seen().progress]).toEqual(['downloading', { bytes: 1_000_000, all: 3_000_000 }])
    await keep.call().succeed(fileOf(3_000_001))
    expect([standing(), seen().file?.bytes, seen().progress]).toEqual(['kept', 3_000_001, undefined])
    expect(told).toEqual([{ type: 'map.kept', isInSight: true }])
  })

  test('comes though the settings are left, and is told over the page (ERR-08)', async () => {
    const { keep, send, standing, told } = await downloading()
    send({ type: 'page.left' })
    await keep.call().succeed(fileOf(1))
    send({ type: 'page.opened' })
    expect(told).toEqual([{ type: 'map.kept', isInSight: false }])
    expect(standing()).toBe('kept')
  })

  test('is called off: its call hears it, and what it tells later counts no more', async () => {
    const { keep, send, standing, seen, told } = await downloading()
    const [tell, signal] = keep.call().asked
    send({ type: 'download.cancelled' })
    tell({ bytes: 9, all: 9 })
    await keep.call().succeed(fileOf(9))
    expect([standing(), signal.aborted, seen().progress, told]).toEqual(['absent', true, undefined, []])
  })

  test.each(['Unreachable', 'NoMap', 'NoRoom'] as const)('that fails (%s) can be asked for again', async (tag) => {
    const { keep, send, standing, seen, told } = await downloading()
    await keep.call().fail(failure(tag))
    expect([standing(), seen().problem]).toEqual(['failed', failure(tag)])
    expect(told).toEqual([{ type: 'map.notKept', isInSight: true, reason: failure(tag) }])
    send({ type: 'download.requested' })
    await settle()
    expect([standing(), seen().problem, keep.calls.length]).toEqual(['downloading', undefined, 2])
  })

  test('that turns out too big on its way is told so', async () => {
    const { keep, standing } = await downloading()
    await keep.call().fail(failure('TooBig'))
    expect(standing()).toBe('tooBig')
  })

  test('is there, or not, as another window left it, and stands as it was until that is known', async () => {
    const { find, send, standing, seen } = await absent()
    send({ type: 'page.opened' })
    expect([standing(), seen().file?.bytes]).toEqual(['absent', 3_000_000])
    await find.call().succeed(fileOf(4))
    expect([standing(), seen().file?.bytes]).toEqual(['kept', 4])
    send({ type: 'page.opened' })
    expect(standing()).toBe('kept')
    await find.call().succeed(undefined)
    expect(standing()).toBe('absent')
  })

  test('is removed, and then measured anew; where that fails it is looked for again', async () => {
    const { find, remove, send, standing, measure } = await open()
    await find.call().succeed(fileOf(2))
    send({ type: 'removal.requested' })
    await remove.call().fail(failure('NoRoom'))
    expect(standing()).toBe('looking')
    await find.call().succeed(fileOf(2))
    send({ type: 'removal.requested' })
    await remove.call().succeed()
    expect([standing(), measure.calls.length]).toEqual(['absent', 1])
  })
})
