/** A request for every call, as the people of the demo make it: the examples of the OpenAPI document come from it. */
import type { Contract } from '#adapters/http/contract/contract.ts'
import type { AnyCall, Request } from '#adapters/http/contract/call.ts'
import { idFrom } from '#domain/id.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { PASSWORD } from '#mocks/seed/people.ts'

/**
 * A request. `as`: who makes it; Mario Rossi where nobody is named. `skipped`: how many rows the example leaves out before
 * those that it shows.
 */
export type Sample<C extends AnyCall> = Request<C> & Readonly<{ as?: string; skipped?: number }>
type Samples = {
  readonly [Area in keyof Contract]: {
    readonly [Name in keyof Contract[Area]]: Contract[Area][Name] extends AnyCall ? Sample<Contract[Area][Name]> : never
  }
}

/** An id that is written in this file. */
const id = <Kind extends string>(number: number) => idFrom<Kind>(String(number)) ?? fail(number)
const fail = (number: number): never => {
  throw new Error(`${number} is no id`)
}

const MARIO = 'mario.rossi'
const ADMIN = 'amministratore'
const DEVICE = '4f1c8a52-5b0e-4a53-9d4e-2f6f1a6c7b10'
const NEW_PASSWORD = 'Lago-di-Varese-7'
const marioId = id<'User'>(1)

const device = {
  registrationCode: DEVICE,
  name: 'Telefono di Mario',
  type: 'web',
  allowsNotices: true,
  allowsPosition: false,
  privacyAccepted: true,
  profile: 'user',
  active: true,
  position: undefined,
}
const newPassword = { password: NEW_PASSWORD, confirmation: NEW_PASSWORD }
const firstPage = { page: 1, rowsPerPage: 20, descending: false, group: undefined }
const noParams = { params: {} }
const seen = id<'ReceivedNotice'>(1)

/** The requests, in an order in which each of them succeeds. */
export const SAMPLES: Samples = {
  account: {
    checkStatus: { params: { username: MARIO } },
    signIn: { params: {}, body: { username: MARIO, password: PASSWORD } },
    refresh: { params: {}, body: { refreshToken: undefined } },
    me: noParams,
    user: { params: { id: marioId } },
    profile: noParams,
    devices: { params: { userId: marioId } },
    contactProfile: { params: { id: marioId } },
    checkUsername: { params: { username: 'giulia.bianchi' } },
    forgotPassword: { params: { username: MARIO } },
    checkForgotCode: { params: { code: '123456' } },
    setNewPassword: { params: { id: 1 }, body: { password: PASSWORD, confirmation: PASSWORD } },
    register: {
      params: {},
      body: {
        username: 'giulia.bianchi',
        profile: { name: 'Giulia', surname: 'Bianchi', email: 'giulia@example.org', mobile: undefined },
        device: { ...device, name: 'Telefono di Giulia' },
      },
    },
    activate: { params: {}, body: { registrationCode: 'ATTIVA-1' } },
    forcePassword: { params: {}, body: { username: 'luca.verdi', ...newPassword } },
    saveDevice: { params: { deviceId: DEVICE }, body: device },
    saveDeviceOf: { params: { username: MARIO, deviceId: DEVICE }, body: device },
    saveProfile: {
      params: {},
      body: {
        profile: {
          name: 'Mario',
          surname: 'Rossi',
          municipality: 'Varese',
          address: 'Via Sacco 5',
          postalCode: '21100',
          province: 'VA',
          country: 'Italia',
          email: 'mario.rossi@example.it',
          landline: undefined,
          mobile: '3471234567',
          image: undefined,
        },
        image: undefined,
      },
    },
    changePassword: { params: { id: 4 }, body: { oldPassword: PASSWORD, ...newPassword }, as: 'sara.bruni' },
    enableDevice: { params: { id: 1 }, body: { enabled: true } },
    deleteDevice: { params: { id: 2 } },
    signOut: { params: {}, body: { registrationCode: DEVICE } },
    deleteAccount: { params: { id: 6 }, body: { password: PASSWORD }, as: 'teresa.prova' },
  },
  users: {
    list: {
      params: {},
      query: { ...firstPage, rowsPerPage: 50, filters: { text: 'rossi' }, sortBy: 'name' },
      as: ADMIN,
    },
    create: {
      params: {},
      body: {
        username: 'elena.galli',
        name: 'Elena',
        surname: 'Galli',
        email: 'elena@example.org',
        rights: { roles: ['user'], otherRoles: [] },
        active: true,
        ...newPassword,
      },
      as: ADMIN,
    },
    change: { params: { id: marioId }, body: { name: 'Mario', surname: 'Rossi' } },
    remove: { params: { id: 8 }, as: ADMIN },
  },
  notices: {
    published: { params: {}, query: { filters: { activity: id<'Activity'>(1) } } },
    unread: noParams,
    received: {
      params: {},
      query: {
        filters: { activity: undefined, tag: undefined, template: undefined, unread: undefined },
        ...firstPage,
        rowsPerPage: 50,
        sortBy: 'received',
        descending: true,
      },
    },
    one: { params: { id: 7 } },
    markSeen: { params: { id: seen } },
    answerSurvey: {
      params: { id: 2 },
      body: { responses: [{ question: id<'Question'>(201), index: 0, value: '4' }], anonymous: false },
    },
    sendPosition: {
      params: {},
      body: { latitude: 45.8206, longitude: 8.8251, notice: id<'Notice'>(1), received: seen },
    },
    mailFile: { params: { id: 71 } },
    downloadFile: { params: { id: 71 } },
    agreement: { params: {}, query: { filters: { policy: 'privacy' }, group: 'privacy' } },
    saveAgreement: { params: {}, body: { policy: 'privacy', agreed: true } },
    tags: { params: {}, query: { filters: {} } },
    tag: { params: { id: 1 } },
    deleteOne: { params: { id: 3 } },
    deleteMany: { params: {}, body: { ids: [id<'ReceivedNotice'>(4), id<'ReceivedNotice'>(5)] } },
  },
  home: { entries: noParams, languages: noParams },
  directory: {
    activities: {
      params: {},
      query: { ...firstPage, filters: { visible: true, municipality: undefined, category: undefined }, sortBy: 'name' },
    },
    activity: { params: { id: 1 } },
    activityForUser: { params: { id: 1, userId: marioId } },
    activitiesByMunicipality: noParams,
    activityContact: { params: { id: 1 } },
    boards: { params: { id: 1 } },
    contacts: {
      params: {},
      query: { ...firstPage, filters: { municipality: undefined, category: undefined }, sortBy: 'name' },
    },
    contactCoordinates: {
      params: {},
      query: { filters: { municipality: id<'Municipality'>(1), category: undefined } },
    },
    contact: { params: { id: 1 } },
    addresses: {
      params: {},
      query: { filters: { text: 'via', topic: id<'Topic'>(105) }, page: 1, rowsPerPage: 11 },
    },
    chooseAddress: {
      params: {},
      body: { topic: id<'Topic'>(105), address: id<'Address'>(1), active: true },
    },
    chosenAddresses: { params: { topicId: 105 } },
    activityCategories: noParams,
    contactCategories: noParams,
    search: { params: {}, query: { text: 'biblioteca', filters: { province: undefined } } },
    searchProvinces: { params: {}, query: { text: 'biblioteca' } },
  },
  topics: {
    users: { params: { topicId: 101 }, query: { ...firstPage, filters: { text: undefined }, sortBy: 'name' } },
    subscribe: { params: {}, body: { topic: id<'Topic'>(101), user: marioId } },
    checkPassword: { params: { id: 103 }, body: { password: 'volontari' } },
    unsubscribe: { params: { userTopicId: 1 } },
    requestAccess: { params: {}, body: { name: 'Mario', surname: 'Rossi', topic: id<'Topic'>(102) } },
  },
  municipalities: {
    list: {
      params: {},
      query: { filters: { visible: true }, group: undefined, sortBy: 'name', descending: 'down' },
    },
    activitiesByCategory: { params: { id: 1 } },
    withActivities: noParams,
    sheetsByCategory: { params: { id: 1 }, query: { admin: false } },
  },
  sheets: { one: { params: { id: 21, countryId: 1 }, query: { admin: false } } },
  events: {
    // The events of the day on which the world of the demo begins.
    list: { params: {}, query: { filters: { activity: id<'Activity'>(3), topic: undefined } }, skipped: 6 },
    one: { params: { id: 3 } },
    mine: noParams,
    keep: { params: { eventId: 1 } },
    mineOf: { params: { eventId: 1 } },
    remind: {
      params: { userEventId: 1 },
      body: { field: 'reminder', reminder: Date.parse('2026-11-21T08:00:00Z') as Instant },
    },
    drop: { params: { userEventId: 1 } },
  },
  favourites: { all: noParams },
  chat: {
    all: noParams,
    find: { params: {}, query: { filters: { activity: id<'Activity'>(2), userFrom: marioId, userTo: undefined } } },
    one: { params: { id: 1 } },
    send: { params: {}, body: { message: 'Buongiorno, siete aperti domani?', chat: id<'Chat'>(1) } },
    deleteOne: { params: { id: 1 } },
    deleteMany: { params: {}, body: { ids: [id<'Chat'>(2)] } },
  },
  advertising: {
    list: {
      params: {},
      query: {
        filters: { municipality: undefined, place: 'top', page: 'events', notice: undefined },
        group: undefined,
        sortBy: 'id',
        descending: 'up',
      },
    },
    one: { params: { id: 1 } },
    click: { params: { id: 1 }, body: { municipality: id<'Municipality'>(1) } },
  },
}

/** Further requests of a call whose answer depends on who asks or on what is asked for, by the names of their examples. */
export const FURTHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'account.me': { administrator: { ...noParams, as: ADMIN } satisfies Samples['account']['me'] },
  'sheets.one': {
    flights: { params: { id: 17, countryId: 7 }, query: { admin: false } } satisfies Samples['sheets']['one'],
  },
}
