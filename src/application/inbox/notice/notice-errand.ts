import { errorOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import { noticeSetup } from './notice.setup.ts'

/** What the citizen does with an open notice: its files, its dates and their position, one at a time. */
export const noticeErrand = noticeSetup.createStateConfig({
  initial: 'none',
  states: {
    none: {
      on: {
        'file.downloadRequested': {
          target: 'downloading',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
        'file.mailRequested': {
          target: 'mailing',
          actions: { type: 'keepFile', params: ({ event }) => event.file },
        },
        'date.saveRequested': {
          target: 'savingDate',
          actions: { type: 'keepDate', params: ({ event }) => event.date },
        },
        'position.requested': { target: 'locating', guard: 'takesPosition' },
      },
    },
    downloading: {
      tags: 'downloading',
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context }) => present(context.file),
        onDone: 'none',
        onError: [
          { target: 'none', guard: { type: 'isNotSaved', params: errorOf }, actions: 'tellNotSaved' },
          { target: 'none' },
        ],
      },
    },
    mailing: {
      tags: ['mailing', 'busy'],
      invoke: {
        id: 'mailFile',
        src: 'mailFile',
        input: ({ context }) => present(context.file),
        onDone: {
          target: 'none',
          actions: { type: 'tellMailed', params: ({ event }) => ({ message: event.output }) },
        },
        onError: 'none',
      },
    },
    savingDate: {
      tags: 'savingDate',
      invoke: {
        id: 'saveDate',
        src: 'saveDate',
        input: ({ context }) => ({ date: present(context.date), notice: context.id }),
        onDone: 'none',
        onError: { target: 'none', actions: 'tellNotSaved' },
      },
    },
    locating: {
      tags: 'locating',
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: {
          target: 'sendingPosition',
          actions: { type: 'keepPosition', params: ({ event }) => event.output },
        },
        onError: { target: 'none', actions: { type: 'tellPositionRefused', params: errorOf } },
      },
    },
    sendingPosition: {
      description: 'A failed call is silent by design; the notice stays usable (NOTICE-09).',
      tags: ['locating', 'busy'],
      invoke: {
        id: 'sendPosition',
        src: 'sendPosition',
        input: ({ context }) => ({
          position: present(context.position),
          notice: present(context.notice?.noticeId),
          received: context.id,
        }),
        onDone: { target: 'none', actions: 'tellPositionSent' },
        onError: 'none',
      },
    },
  },
})
