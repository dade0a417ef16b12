import { typedText } from '#domain/text/typed.ts'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from '#domain/links/safe-link.ts'

/** The part of the editor's state that becomes HTML. */
export type WrittenNode = Readonly<{
  type: string
  children?: readonly WrittenNode[]
  text?: string
  format?: number | string
  listType?: string
  url?: string
}>

/** The editor's format flags, each with its tag; from the inner one outwards. */
const MARKS: readonly (readonly [flag: number, tag: string])[] = [
  [32, 'sub'],
  [64, 'sup'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
]

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const wrapped = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`

const marked = ({ text = '', format = 0 }: WrittenNode): string => {
  const marks = typeof format === 'number' ? format : 0
  return MARKS.reduce((made, [flag, tag]) => ((marks & flag) === 0 ? made : wrapped(tag, made)), escaped(text))
}

const inside = ({ children = [] }: WrittenNode): string => children.map(markup).join('')

const linked = (node: WrittenNode): string => {
  const address = Option.toUndefined(safeLink(node.url))
  return address === undefined ? inside(node) : `<a href="${escaped(address)}">${inside(node)}</a>`
}

const markup = (node: WrittenNode): string => {
  switch (node.type) {
    case 'text':
    case 'tab':
      return marked(node)
    case 'linebreak':
      return '<br>'
    case 'paragraph':
      return wrapped('p', inside(node))
    case 'list':
      return wrapped(node.listType === 'number' ? 'ol' : 'ul', inside(node))
    case 'listitem':
      return wrapped('li', inside(node))
    case 'link':
    case 'autolink':
      return linked(node)
    default:
      return inside(node)
  }
}

const hasWords = ({ text = '', children = [] }: WrittenNode): boolean =>
  typedText(text) !== '' || children.some(hasWords)

/** The content as HTML of a few plain tags; the empty text when it has no words. */
export const htmlOf = (root: WrittenNode): string => (hasWords(root) ? inside(root) : '')
