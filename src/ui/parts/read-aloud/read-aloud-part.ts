import { openReadAloud } from '#application/app/read-aloud/read-aloud.flow.ts'
import type { Passage } from '#domain/read-aloud/sentence.ts'
import { sentencesOf } from '#ui/language/spoken/sentences.ts'
import { partOf } from '#ui/view/late.ts'
import { readAloudView } from './read-aloud-view.ts'

/** The reading aloud of a text. */
export const readAloudOf = (passages: readonly Passage[]) =>
  partOf((scope) => openReadAloud(scope, sentencesOf(passages)), readAloudView)
