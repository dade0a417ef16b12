import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, settle, waitingPort, walk } from '#application/kit/walk.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import type { DownloadFailure } from '#application/ports/downloads.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { calendarSaving } from './calendar-saving.implementations.ts'
import { calendarSavingMachine, type CalendarSavingNews } from './calendar-saving.machine.ts'
import { isSavingEntry } from './calendar-saving.selectors.ts'

const concert: CalendarEntry = {
  uid: 'event-5@piazza',
  title: 'Concerto: archi/fiati',
  startDate: '2026-11-20' as LocalDate,
  startTime: undefined,
  endDate: undefined,
  endTime: undefined,
  place: undefined,
}

const open = () => {
  const write = waitingPort<[CalendarEntry], DownloadFailure, Blob>()
  const save = waitingPort<[string, Blob], DownloadFailure, void>()
  const actor = createActor(calendarSaving({ calendarFiles: { write: write.port }, downloads: { save: save.port } }))
  const news: CalendarSavingNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  return {
    write,
    save,
    news,
    ask: async () => {
      actor.send({ type: 'entry.requested', entry: concert })
      await settle()
    },
    isBusy: () => isSavingEntry(actor.getSnapshot()),
  }
}

test('every transition of saving is covered', async () => {
  const walked = await walk(calendarSavingMachine, {
    events: [{ type: 'entry.requested', entry: concert }, ends('save', undefined), fails('save', { _tag: 'NotSaved' })],
  })
  expect(walked).toMatchObject({ states: 3, unreached: [], untaken: [], strayed: [] })
})

describe('An entry for the device’s calendar (EVENT-08)', () => {
  test('is written and saved as a file with a safe name', async () => {
    const { write, save, news, ask, isBusy } = open()
    await ask()
    const file = new Blob(['BEGIN:VCALENDAR'])
    expect([isBusy(), write.call().asked]).toEqual([true, [concert]])
    await write.call().succeed(file)
    expect(save.call().asked).toEqual(['Concerto archi fiati.ics', file])
    await save.call().succeed()
    expect([isBusy(), news]).toEqual([false, []])
  })

  test('is saved once for several taps (fault 28)', async () => {
    const { write, ask } = open()
    await ask()
    await ask()
    expect(write.calls.length).toBe(1)
  })

  test('that cannot be written is not saved, and the failure is published', async () => {
    const { write, save, news, ask, isBusy } = open()
    await ask()
    await write.call().fail({ _tag: 'NotSaved' })
    expect([save.calls.length, isBusy(), news]).toEqual([0, false, [{ type: 'file.notSaved' }]])
  })

  test('that the device cannot save publishes the failure', async () => {
    const { write, save, news, ask } = open()
    await ask()
    await write.call().succeed(new Blob())
    await save.call().fail({ _tag: 'NotSaved' })
    expect(news).toEqual([{ type: 'file.notSaved' }])
  })
})
