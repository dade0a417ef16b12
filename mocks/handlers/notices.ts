import type { notices } from '#adapters/http/contract/notices.ts'
import type { Person } from '../collections/account.ts'
import type { Received } from '../collections/notices.ts'
import { byId, change, nextId, remove, those } from '../collections/standard.ts'
import { noteAgreement, savedAtOf } from '../rules/agreements.ts'
import { contentOf } from '../rules/documents.ts'
import { fileAmong, pageOfNotices, unreadCount, wholeOf } from '../rules/received-notices.ts'
import { isRefusal, Refusal } from '../rules/refusal.ts'
import { answered } from '../rules/surveys.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_NOTICE = new Refusal(404, 'Notifica non trovata', 'NOT_FOUND')
const NO_FILE = new Refusal(404, 'File non trovato', 'NOT_FOUND')

/** Notices with their surveys, files and positions; tags; privacy policies. */
export const noticesAnswers = (desk: Desk): Answers<typeof notices> => {
  const { people, received, published, positions, tags, savedAgreements } = desk.collections

  const of = (person: Person): Received[] => those(received, ({ owner }) => owner === person.id)
  const own = (person: Person, id: string | number): Received | undefined =>
    those(received, (one) => one.id === Number(id) && one.owner === person.id)[0]

  return {
    published: ({ query }) =>
      those(
        published,
        ({ sender }) => query.filters.activity === undefined || sender.id === query.filters.activity,
      ).sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)),
    unread: (_, { person }) => ({ total: unreadCount(of(person)) }),
    received: ({ query }, { person }) => pageOfNotices(of(person), query),
    one: ({ params }, { person }) => {
      const notice = own(person, params.id)
      return notice === undefined ? NO_NOTICE : wholeOf(notice)
    },
    markSeen: async ({ params }, { person }) => {
      const notice = own(person, params.id)
      if (notice === undefined) return NO_NOTICE
      if (!notice.seen) await change(received, notice.id, { seen: true })
      return undefined
    },
    deleteOne: ({ params }, { person }) => {
      const notice = own(person, params.id)
      if (notice === undefined) return NO_NOTICE
      remove(received, ({ id }) => id === notice.id)
      return 'Notifica eliminata'
    },
    deleteMany: ({ body }, { person }) => {
      const ids = new Set(body.ids)
      const count = remove(received, ({ id, owner }) => owner === person.id && ids.has(id))
      if (count === 0) return NO_NOTICE
      return count === 1 ? 'Notifica eliminata' : `${count} notifiche eliminate`
    },
    answerSurvey: async ({ params, body }, { person }) => {
      const notice = own(person, params.id)
      if (notice === undefined) return NO_NOTICE
      const outcome = answered(notice, body, person.user.username)
      if (isRefusal(outcome)) return outcome
      await change(received, notice.id, outcome)
      return 'Grazie: le tue risposte sono state inviate'
    },
    sendPosition: async ({ body }, { person }) => {
      const notice = own(person, body.received)
      if (notice?.notice.noticeId !== body.notice) return NO_NOTICE
      const { latitude, longitude } = body
      await positions.create({ id: nextId(positions), notice: body.notice, latitude, longitude })
      return 'Posizione inviata correttamente'
    },
    mailFile: ({ params }, { person }) =>
      fileAmong(of(person), Number(params.id)) === undefined
        ? NO_FILE
        : `File inviato a ${person.user.email ?? person.user.username}`,
    downloadFile: ({ params }, { person }) => {
      const file = fileAmong(of(person), Number(params.id))
      return file === undefined ? NO_FILE : contentOf(file)
    },
    agreement: ({ query }, { person }) => ({
      rows: [
        {
          policy: query.filters.policy,
          agreed: person.agreements[query.filters.policy],
          savedAt: savedAtOf(savedAgreements, person.id, query.filters.policy),
        },
      ],
      total: undefined,
      leftOut: 0,
    }),
    saveAgreement: async ({ body }, { person }) => {
      await change(people, person.id, { agreements: { ...person.agreements, [body.policy]: body.agreed } })
      await noteAgreement(savedAgreements, person.id, body.policy, desk.clock.now())
      return 'Informativa salvata correttamente'
    },
    tags: () => tags.all(),
    tag: ({ params }) => byId(tags, Number(params.id)) ?? new Refusal(404, 'Etichetta non trovata', 'NOT_FOUND'),
  }
}
