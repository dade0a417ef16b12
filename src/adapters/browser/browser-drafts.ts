import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { Drafts, DraftsOf, MessageOf, SurveyDraft } from '#application/ports/drafts.ts'
import type { Fields } from '#application/ports/unsent.ts'
import type { StorageKey } from '#application/ports/storage-register.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { parseJson } from './json.ts'

const asText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined)

const asSurveyDraft = (stored: unknown): SurveyDraft | undefined => {
  if (typeof stored !== 'object' || stored === null || !('answers' in stored)) return undefined
  const { answers } = stored
  if (typeof answers !== 'object' || answers === null) return undefined
  const texts = Object.entries(answers).filter(([, answer]) => typeof answer === 'string')
  return {
    answers: Object.fromEntries(texts) as SurveyDraft['answers'],
    anonymous: 'anonymous' in stored && stored.anonymous === true,
  }
}

const asFields = (stored: unknown): Fields | undefined =>
  typeof stored === 'object' && stored !== null ? { ...stored } : undefined

/** Drafts of one kind as JSON; what cannot be decoded is removed (fault 32). */
const draftsIn =
  (storage: BrowserStorage) =>
  <About, Draft>(
    nameOf: (about: About) => string,
    decode: (stored: unknown) => Draft | undefined,
    isEmpty: (draft: Draft) => boolean,
  ): DraftsOf<About, Draft> => {
    const keyOf = (about: About): StorageKey => `user.draft.${nameOf(about)}`
    const drop = (about: About): void => storage.remove(keyOf(about))
    return {
      read: (about) => {
        const text = storage.read(keyOf(about))
        const draft = pipe(
          parseJson(text),
          Option.chain((stored) => Option.fromNullable(decode(stored))),
        )
        if (text !== undefined && Option.isNone(draft)) drop(about)
        return draft
      },
      keep: (about, draft) =>
        isEmpty(draft) ? Either.right(drop(about)) : storage.write(keyOf(about), JSON.stringify(draft)),
      drop,
    }
  }

const messageName = ({ chat, owner }: MessageOf): string => `chat.${owner}.${chat}`

/** Drafts under keys that are removed at the sign-out (SURVEY-06). */
export const createBrowserDrafts = (storage: BrowserStorage): Drafts => {
  const drafts = draftsIn(storage)
  return {
    survey: drafts(
      (notice) => `survey.${notice}`,
      asSurveyDraft,
      () => false,
    ),
    message: drafts(messageName, asText, (text) => text === ''),
    fault: drafts(
      () => 'fault',
      asFields,
      (fields) => Object.keys(fields).length === 0,
    ),
  }
}
