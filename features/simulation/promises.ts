import type { News } from '#application/news.ts'
import type { Write, WriteNumber } from '#domain/outbox/outbox.ts'
import type { Stage } from './stage.ts'

/**
 * The three promises of what is written. Told 'saved': it arrives, or one is told that it does not. Told 'done': the server
 * has it. Told 'failed': the server does not have it. (ERR-04, ERR-07, ERR-08)
 */

type Kind = Readonly<{
  /** The call of the server that does it. */
  call: string
  /** Whether some news tell that it is done. */
  isDone: (news: News) => boolean
}>

const isChange = (change: string) => (news: News) => news.type === 'userEvent.changed' && news.change === change
/** The server answers a subscription without an error in these cases, too, and where it asks for a password first. */
const ANSWERED: ReadonlySet<string> = new Set(['subscription.made', 'subscription.warned', 'subscription.refused'])
const ALSO_SAYS_NO: ReadonlySet<string> = new Set(['topicFollowed'])
/** Whoever writes what the server has already may be told done without it being done again: it is read back. */
const MAY_BE_SO: ReadonlySet<string> = new Set(['eventReminded', 'profileSaved'])

/** What is told of each kind of write; a read mark is never told. */
const KINDS: Readonly<Partial<Record<Write['kind'], Kind>>> = {
  surveyAnswered: { call: 'notices.answerSurvey', isDone: ({ type }) => type === 'survey.sent' },
  eventAdded: { call: 'events.keep', isDone: isChange('added') },
  eventReminded: { call: 'events.remind', isDone: isChange('reminded') },
  eventRemoved: { call: 'events.drop', isDone: isChange('removed') },
  topicFollowed: { call: 'topics.subscribe', isDone: ({ type }) => ANSWERED.has(type) },
  topicLeft: { call: 'topics.unsubscribe', isDone: ({ type }) => type === 'subscription.ended' },
  profileSaved: {
    call: 'account.saveProfile',
    isDone: (news) =>
      (news.type === 'profile.saved' && news.part !== 'name') ||
      news.type === 'profile.savedUnnamed' ||
      // The form itself says that all but the name is saved.
      (news.type === 'write.refused' && news.entry.write.kind === 'profileSaved' && news.entry.done > 0),
  },
}

/** Undefined while each promise was held. `isGivenUp`: the citizen has taken something back, or has signed out. */
export const kept = ({ device: { news }, world }: Stage, isGivenUp: boolean): string | undefined => {
  const had = (call: string) =>
    world.calls().filter(({ name, status }) => name === call && typeof status === 'number' && status < 300).length
  for (const [kind, { call, isDone }] of Object.entries(KINDS)) {
    const [tellings, deeds] = [news.filter(isDone).length, had(call)]
    if (tellings > deeds && !MAY_BE_SO.has(kind))
      return `${kind} is told done ${tellings} times, and the server has done it ${deeds} times`
    if (deeds > tellings && !isGivenUp && !ALSO_SAYS_NO.has(kind))
      return `${kind} is told done ${tellings} times, though the server has done it ${deeds} times`
  }
  const numbers = (type: 'write.sent' | 'write.refused'): readonly WriteNumber[] =>
    news.flatMap((one) => (one.type === type ? [one.entry.number] : []))
  const ended = new Set([...numbers('write.sent'), ...numbers('write.refused')])
  const saved = news.flatMap((one) => (one.type === 'writes.delayed' ? one.numbers : []))
  const silent = saved.find((number) => !ended.has(number))
  return silent === undefined || isGivenUp
    ? undefined
    : `what was told saved (${silent}) never went, and nobody was told`
}
