/** Which code belongs to a clause: what stands after a comment that names it. */
import { clausesNamedIn } from '#scripts/check/clauses.ts'

/** Lines of a file, from 1 on, both ends included, and the clauses whose code they are. */
export type Place = Readonly<{ clauses: readonly string[]; from: number; to: number }>

const indentOf = (line: string): number => line.length - line.trimStart().length
const isComment = (line: string): boolean => /^\s*(?:\/[/*]|\*)/.test(line)

/** The last line of the statement or the member that begins at this index. */
const endOf = (lines: readonly string[], at: number): number => {
  const depth = indentOf(lines[at] ?? '')
  const goesOn = (line: string): boolean => line.trim() === '' || indentOf(line) > depth || /^\s*[)\]}?:|.]/.test(line)
  const next = lines.findIndex((line, index) => index > at && !goesOn(line))
  const end = next === -1 ? lines.length : next
  return lines.slice(0, end).findLastIndex((line) => line.trim() !== '')
}

/**
 * The places of a source text. A comment at the end of a line names that line, another one the statement after it; before
 * an empty line or the imports it names the whole file.
 */
export const placesIn = (text: string): readonly Place[] => {
  const lines = text.split('\n')
  return lines.flatMap((line, at): Place[] => {
    const comment = isComment(line) ? line : (/\/[/*] (?<said>.*)$/.exec(line)?.groups?.['said'] ?? '')
    const clauses = clausesNamedIn(comment)
    if (clauses.length === 0) return []
    if (!isComment(line)) return [{ clauses, from: at + 1, to: at + 1 }]
    const begin = lines.findIndex((one, index) => index > at && !isComment(one))
    if (begin === -1) return []
    const isOfAll = /^(?:import |$)/.test(lines[begin] ?? '')
    return [{ clauses, from: begin + 1, to: isOfAll ? lines.length : endOf(lines, begin) + 1 }]
  })
}

/** The clauses whose code a line is; the line counts from 1. */
export const clausesAt = (text: string, line: number): readonly string[] => [
  ...new Set(placesIn(text).flatMap(({ clauses, from, to }) => (from <= line && line <= to ? clauses : []))),
]
