import { createActor } from 'xstate'
import { chats } from '#application/chats/chats.implementations.ts'
import * as seen from '#application/chats/chats.selectors.ts'
import { SCREENS } from '#ui/app/screens.ts'
import { REMOVAL_TEXTS } from '#ui/screens/chats/removal-texts.ts'
import { type ChatsArea, chatSeen } from './chat-list-tasks.ts'
import { openConversation } from './conversation-face.ts'
import { failedLines } from './form-face.ts'
import { phrase } from './phrases.ts'
import type { Asked, ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const listTexts = (area: ChatsArea): readonly string[] => {
  const list = seen.listActor(area.getSnapshot())?.getSnapshot()
  if (!list) return []
  const face = seen.listFace(list)
  switch (face) {
    case 'loading':
      return []
    case 'failed':
      return failedLines(seen.listFailure(list))
    case 'empty':
      return [phrase('chats.empty'), phrase('chats.emptyText')]
    case 'full':
      return [
        ...(seen.isStale(list)
          ? [phrase(seen.listFailure(list)?._tag === 'Unreachable' ? 'panel.staleOffline' : 'panel.stale')]
          : []),
        ...seen.rows(list).flatMap((row) => {
          const { name, last, when } = chatSeen(row)
          return [name, when ?? '', last]
        }),
      ]
    default:
      return face satisfies never
  }
}

const question = (area: ChatsArea): Asked | undefined => {
  const removal = seen.removalActor(area.getSnapshot())
  const subject = seen.removalSubject(area.getSnapshot())
  if (!removal || !subject) return undefined
  const { title, text } = REMOVAL_TEXTS[subject.kind]
  return {
    question: { title: phrase(title), text: phrase(text) },
    confirm: () => removal.send({ type: 'confirmed' }),
    cancel: () => removal.send({ type: 'cancelled' }),
  }
}

const listFace = (area: ChatsArea, { go }: Given): ScreenFace => ({
  texts: () => listTexts(area),
  actions: () => {
    const list = seen.listActor(area.getSnapshot())?.getSnapshot()
    return list && seen.listFace(list) === 'empty'
      ? { [phrase('chats.search')]: () => go(SCREENS.activities.path) }
      : {}
  },
  retriable: () => {
    const list = seen.listActor(area.getSnapshot())
    const now = list?.getSnapshot()
    return [
      {
        hasFailed: now !== undefined && (seen.listFace(now) === 'failed' || seen.isStale(now)),
        retry: () => list?.send({ type: 'retry.requested' }),
      },
    ]
  },
})

/** The chats without a screen: the list, and a conversation over it. */
export const openChats = (stage: Stage, given: Given, first: string): Closing => {
  const area = createActor(chats(given.ports), { input: { query: undefined } })
  const leave = given.piazza.openChats(area)
  stage.chats = area.start()
  const list = listFace(area, given)
  let open = openedBy(first)
  const openTalk = () => {
    stage.conversation = open === undefined ? undefined : openConversation(given, open)
  }
  openTalk()
  /** A conversation lies over the list. */
  const face = () => stage.conversation?.face ?? list
  stage.screen = {
    arrive: (path) => {
      const next = openedBy(path)
      if (next === open) return
      if (open !== undefined) area.send({ type: 'rows.changed' })
      open = next
      stage.conversation?.close()
      openTalk()
    },
    texts: () => face().texts(),
    fields: () => face().fields?.() ?? {},
    actions: () => face().actions?.() ?? {},
    retriable: () => face().retriable?.() ?? [],
    question: () => question(area) ?? face().question?.(),
  }
  return () => {
    stage.conversation?.close()
    leave()
    area.stop()
  }
}

const openedBy = (path: string): string | undefined => path.split(/[?#]/)[0]?.split('/')[2] || undefined
