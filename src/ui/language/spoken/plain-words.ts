import { entityOf } from '#domain/text/entities.ts'
import { withoutMarks } from '#domain/text/marks.ts'

/** What is not text, with its content. */
const UNREAD =
  /<(script|style|template|noscript|title|textarea|select|svg|math|iframe)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
/** The tags within a line of text; any other tag ends its line. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b[^>]*>/gi
const TAG = /<[^>]*>/g
const BREAK = /<br\b[^>]*>/gi

const ENTITY = /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+\d*);?/gi

/** Replaces the entities of HTML; unknown ones stay as they are, and what is no character is not read. */
const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (whole: string, name: string) => entityOf(name) ?? (name.startsWith('#') ? '' : whole))

const hasMarkup = (text: string): boolean => /[<&]/.test(text)

/** The parts between blank lines or block tags; a line break within a part stays. */
const partsOf = (text: string): readonly string[] =>
  hasMarkup(text)
    ? withoutMarks(text.replaceAll(UNREAD, ' '))
        .replaceAll(/\s+/g, ' ')
        .replaceAll(BREAK, '\n')
        .replaceAll(INLINE, '')
        .split(TAG)
        .map(decoded)
    : text.split(/\n{2,}/)

/**
 * The words of an external text, plain or HTML, as paragraphs, in order and without markup. It is for speaking only: it
 * is never shown, so it is not sanitised.
 */
export const plainWords = (text: string): readonly string[] =>
  partsOf(text)
    .map((part) => part.replaceAll(/[^\S\n]+/g, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
