import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FlowGiven } from '#application/kit/app.ts'
import type { Scope } from '#application/kit/scope.ts'
import type { News } from '#application/news.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { WriteAnswer } from '#application/ports/writes.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { callsOf, type Entry, posted, type Subject, waitingAbout, type Write } from '#domain/outbox/outbox.ts'
import { PROFILE_FORM, textsOf } from '#domain/profile/profile-draft.ts'
import { subscriptionOutcome } from '#domain/topics/subscription.ts'
import type { OutboxNews } from './outbox.context.ts'
import { outboxMachine } from './outbox.machine.ts'
import type { Post, Posted } from './posted.ts'
import { sendOnce } from './send-once.ts'

/**
 * The outbox of the app: the first flow that needs it opens it, and it lives as long as the app. It sends what waits for
 * the citizen from then on.
 */
export const outboxOfApp = ({ piazza, ports }: FlowGiven) => {
  const known = piazza.find('outbox')
  const actor = known ?? piazza.open('outbox', outboxMachine(ports), undefined)
  if (known) return actor
  actor.on('*', (news) => {
    if (news.type === 'write.refused' && !news.isAwaited) giveBack(ports, news.entry.write)
    const said = newsOf(news, piazza.find('chats') !== undefined)
    if (said) piazza.tell(said)
  })
  const { user } = sessionNow(piazza)
  if (user) actor.send({ type: 'owner.arrived', owner: user.id })
  return actor
}
/** What was refused after its form was left is in the form again. */
const giveBack = ({ unsent }: FlowGiven['ports'], write: Write): void => {
  if (write.kind === 'profileSaved') unsent.giveBack(PROFILE_FORM, textsOf(write.profile))
}

type Outcome = Either.Either<RequestFailure, Posted<unknown>>

/** The kinds of writes whose flows leave it to the outbox to say that they failed. */
const LEFT_TO_US: ReadonlySet<Write['kind']> = new Set(['surveyAnswered', 'topicFollowed'])

const CHANGES = { eventAdded: 'added', eventReminded: 'reminded', eventRemoved: 'removed' } as const

/** What the news of a write that was sent later mean: the same as when its author waits for the answer. */
const newsOfSent = (write: Write, answer: unknown, isInSight = false): News | undefined => {
  switch (write.kind) {
    case 'noticeSeen':
      return { type: 'notice.seen', id: write.notice }
    case 'surveyAnswered':
      return { type: 'survey.sent', notice: write.notice }
    case 'eventAdded':
    case 'eventReminded':
    case 'eventRemoved':
      return { type: 'userEvent.changed', change: CHANGES[write.kind], message: answer as WriteAnswer<typeof write> }
    case 'topicFollowed': {
      const outcome = subscriptionOutcome(answer as WriteAnswer<typeof write>)
      if (outcome.kind === 'warned') return { type: 'subscription.warned', message: outcome.message }
      if (outcome.kind === 'refused') return { type: 'subscription.refused', message: outcome.message }
      return outcome.kind === 'accessRequired'
        ? { type: 'subscription.warned', message: undefined }
        : { type: 'subscription.made', topic: write.request.topic }
    }
    case 'topicLeft':
      return { type: 'subscription.ended' }
    case 'profileSaved':
      return { type: 'profile.saved', part: 'profile' }
    case 'accountRenamed':
      return { type: 'profile.saved', part: 'name' }
    case 'messageSaid':
      return { type: 'message.sent', chat: write.chat, isInSight }
    default:
      return write satisfies never
  }
}

/** The news of the app for what becomes of a write when nobody waits for it any more. `isInSight`: the chats are open. */
const newsOf = (news: OutboxNews, isInSight: boolean): News | undefined => {
  if (news.type === 'writes.delayed' || news.isAwaited) return undefined
  const { write, done } = news.entry
  if (news.type === 'write.sent') return newsOfSent(write, news.answer, isInSight)
  // Of an act with several calls the profile is the only one so far.
  if (done > 0) return { type: 'profile.savedUnnamed', lacks: news.failure }
  if (write.kind === 'messageSaid') return { type: 'message.refused', chat: write.chat, isInSight }
  return write.kind === 'noticeSeen' ? undefined : { type: 'write.failed', write, failure: news.failure }
}

type OutboxActor = ReturnType<typeof outboxOfApp>

/** What its author hears of a refused act: that nothing of it was done, or what is lacking. */
const refusedAt = (done: number, failure: RequestFailure): Outcome =>
  done === 0 ? Either.left(failure) : Either.right({ isDelayed: false, answer: undefined, lacks: failure })

/** What the outbox says of one write, once it says something. */
const outcomeOf = (actor: OutboxActor, { number }: Entry): Promise<Outcome> =>
  new Promise((resolve) => {
    const heard = actor.on('*', (news: OutboxNews) => {
      const outcome =
        news.type === 'writes.delayed'
          ? news.numbers.includes(number) && Either.right({ isDelayed: true as const })
          : news.entry.number === number &&
            (news.type === 'write.sent'
              ? Either.right({ isDelayed: false as const, answer: news.answer })
              : refusedAt(news.entry.done, news.failure))
      if (!outcome) return
      heard.unsubscribe()
      resolve(outcome)
    })
    actor.send({ type: 'write.posted', number })
  })

/** Sends the calls of an act at once, in their order. */
const sendAll = async (ports: FlowGiven['ports'], write: Write): Promise<Outcome> => {
  let answer: unknown
  for (const [done, call] of callsOf(write).entries()) {
    const outcome = await sendOnce(ports, call)()
    if (Either.isLeft(outcome)) return refusedAt(done, outcome.left)
    answer = outcome.right
  }
  return Either.right({ isDelayed: false, answer })
}

/**
 * Posts writes of the citizen: each is stored before it is sent. A write of a citizen whose identity is unknown, or that
 * cannot be stored at all, is sent at once and not kept.
 */
export const poster = (given: Scope): Post => {
  const { ports, piazza } = given
  /** What ends after its author has gone is told over the page, whatever it is (ERR-08): nobody else hears it. */
  const toldLater = (outcome: Outcome, write: Write): News | undefined => {
    if (Either.isLeft(outcome)) {
      giveBack(ports, write)
      return { type: 'write.failed', write, failure: outcome.left }
    }
    if (outcome.right.isDelayed) return undefined
    const { answer, lacks } = outcome.right
    return lacks ? { type: 'profile.savedUnnamed', lacks } : newsOfSent(write, answer)
  }
  const told = (outcome: Outcome, write: Write, author: AbortSignal | undefined): Outcome => {
    const news = author?.aborted
      ? toldLater(outcome, write)
      : Either.isLeft(outcome) && LEFT_TO_US.has(write.kind)
        ? ({ type: 'write.failed', write, failure: outcome.left } as const)
        : undefined
    if (news) piazza.tell(news)
    return outcome
  }
  const post =
    (write: Write, author?: AbortSignal): TaskEither<RequestFailure, Posted<unknown>> =>
    async () => {
      const actor = outboxOfApp(given)
      const { owner } = actor.getSnapshot().context
      const isUnattended = write.kind === 'noticeSeen'
      const put = owner && (await ports.outbox.put(posted(owner, write, ports.clock.now(), isUnattended))())
      if (put === undefined || Either.isLeft(put)) return told(await sendAll(ports, write), write, author)
      const { entry, isKept } = put.right
      if (isUnattended) {
        actor.send({ type: 'entries.changed' })
        return Either.right({ isDelayed: true })
      }
      const outcome = await outcomeOf(actor, entry)
      if (Either.isRight(outcome) && outcome.right.isDelayed) piazza.tell({ type: 'write.delayed', write, isKept })
      return told(outcome, write, author)
    }
  // The server's answer goes with the kind of the write, which TypeScript cannot follow through the outbox.
  return post as Post
}

/** The writes about one subject that wait. `withdraw` takes them back; undefined once their sending has begun. */
export type WaitingNow = Readonly<{ writes: readonly Write[]; withdraw: (() => void) | undefined }>

const hasBegun = ({ standing, done }: Entry): boolean => done > 0 || (standing !== 'posted' && standing !== 'waiting')

/**
 * The writes about one subject that wait, as a part of a flow. `settled` is called when the last of them was sent or
 * refused, `withdrawn` with each that was taken back.
 */
export const openWaiting = (
  scope: Scope,
  subject: Subject,
  settled: () => void,
  withdrawn: (write: Write) => void = () => {},
) => {
  const actor = outboxOfApp(scope)
  scope.watch(actor)
  const waited = new Set<Entry['number']>()
  const now = (): readonly Entry[] => {
    const { entries, awaited } = actor.getSnapshot().context
    // What this tab sends at once does not wait; what has waited does until it is gone, and so does what another tab
    // sends, or was sending when it was closed: its place must not be offered again meanwhile.
    const waiting = waitingAbout(entries, subject).filter(
      ({ number, standing }) => !awaited.has(number) && (waited.has(number) || standing !== 'posted'),
    )
    for (const { number } of waiting) waited.add(number)
    return waiting
  }
  let before = now().length
  let isWithdrawn = false
  const following = actor.subscribe(() => {
    const { length } = now()
    if (before > 0 && length === 0) {
      if (!isWithdrawn) settled()
      isWithdrawn = false
    }
    before = length
  })
  scope.onClose(following.unsubscribe)
  /** What another tab sends meanwhile stands otherwise by then, and stays. */
  const withdraw = async (): Promise<void> => {
    for (const entry of now()) {
      const outcome = await scope.ports.outbox.replace(entry, undefined)()
      if (Either.isLeft(outcome) || !outcome.right) continue
      isWithdrawn = true
      withdrawn(entry.write)
    }
    actor.send({ type: 'entries.changed' })
  }
  return (): WaitingNow | undefined => {
    const waiting = now()
    if (waiting.length === 0) return undefined
    return {
      writes: waiting.map(({ write }) => write),
      withdraw: waiting.some(hasBegun) ? undefined : () => void withdraw(),
    }
  }
}
