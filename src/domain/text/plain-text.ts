import { withBreaks } from '#domain/text/blocks.ts'
import { entityOf } from '#domain/text/entities.ts'
import { withoutMarks } from '#domain/text/marks.ts'

/**
 * A text that servers may write as HTML, as a citizen reads it: without comments, styles, tags and what is struck out, names of characters
 * (`&Egrave;`) as characters, what stands between blocks as line breaks, what stands between cells as blanks. A text without markup is as it was.
 */
export const plainText = (said: string): string => {
  if (!/<[a-z!/]|&(?:#\d|#x[\da-f]|[a-z]{2,8}\d*;)/i.test(said)) return said
  const isMarkup = /<(?:!--|\/?[a-z][^<>]*>)/i.test(said)
  const bare = isMarkup
    ? withBreaks(withoutMarks(said.replaceAll(/<!--.*?-->|<(style|script|xml)\b.*?<\/\1>/gis, ''))).replaceAll(
        /<\/?[a-z!][^<>]*>/gi,
        '',
      )
    : said
  const spelt = bare.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+\d*);/gi, (whole, name: string) => entityOf(name) ?? whole)
  return isMarkup
    ? spelt
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n[\s]*/g, '\n')
        .trim()
    : spelt
}
