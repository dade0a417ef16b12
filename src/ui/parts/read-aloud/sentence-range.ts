import type { Passage, Sentence } from '#domain/read-aloud/sentence.ts'

/** What a text and its drawing may differ in: spaces, soft hyphens, and marks of no width. */
const UNSEEN = /[\s\u00AD\u200B\uFEFF]/
const lettersOf = (text: string): string => [...text].filter((one) => !UNSEEN.test(one)).join('')

type Piece = Readonly<{ node: Text; start: number; letters: string }>

/** The text nodes of an element that are read, each with the number of letters before it: what is struck out is not. */
const piecesOf = (area: Element): readonly Piece[] => {
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
  let start = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('s')) continue
    const letters = lettersOf(node.data)
    pieces.push({ node, start, letters })
    start += letters.length
  }
  return pieces
}

/** The offset in a text of its letter with an index. */
const offsetOf = (text: string, index: number): number => {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (UNSEEN.test(text.charAt(at))) continue
    if (seen === index) return at
    seen += 1
  }
  return text.length
}

const pointAt = (pieces: readonly Piece[], index: number) => {
  const piece = pieces.find(({ start, letters }) => index < start + letters.length)
  return piece && { node: piece.node, offset: offsetOf(piece.node.data, index - piece.start) }
}

/** Where a passage begins in the drawn text, after those before it; undefined where it is not drawn as it is read. */
const beginningOf = (drawn: string, passages: readonly Passage[], passage: number): number | undefined => {
  let from = 0
  let found = -1
  for (const { text } of passages.slice(0, passage + 1)) {
    const letters = lettersOf(text)
    found = drawn.indexOf(letters, from)
    if (found >= 0) from = found + letters.length
  }
  return found < 0 ? undefined : found
}

/** The range of a sentence in the element that shows its text; undefined where it is not found. */
export const rangeOf = (
  area: Element,
  passages: readonly Passage[],
  { passage, start, end }: Pick<Sentence, 'passage' | 'start' | 'end'>,
): Range | undefined => {
  const text = passages[passage]?.text ?? ''
  const pieces = piecesOf(area)
  const drawn = pieces.map(({ letters }) => letters).join('')
  const beginning = beginningOf(drawn, passages, passage)
  const sentence = lettersOf(text.slice(start, end))
  const first = beginning === undefined ? drawn.indexOf(sentence) : beginning + lettersOf(text.slice(0, start)).length
  if (first < 0 || sentence === '') return undefined
  const from = pointAt(pieces, first)
  const to = pointAt(pieces, first + sentence.length - 1)
  if (from === undefined || to === undefined) return undefined
  const range = document.createRange()
  range.setStart(from.node, from.offset)
  range.setEnd(to.node, to.offset + 1)
  return range
}
