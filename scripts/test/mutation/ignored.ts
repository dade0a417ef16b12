/**
 * What the mutation tests leave as it is, because nothing reads it while a machine runs: descriptions, the ids of
 * machines and of invoked actors, the types of a machine, and the stubs that ports replace.
 */
const WORDS: ReadonlySet<string> = new Set(['description', 'id'])
const STUBS: ReadonlySet<string> = new Set(['needsPort', 'needsSource'])

/** A place in the syntax tree of Babel, as far as this plugin reads it. */
type Path = Readonly<{
  node: Readonly<{
    type: string
    key?: Readonly<{ name?: string }>
    value?: Readonly<{ type: string }>
    callee?: Readonly<{ name?: string }>
  }>
  parent?: Readonly<{ callee?: Readonly<{ name?: string }> }>
}>

const isUnread = ({ node: { type, key, value, callee }, parent }: Path): boolean => {
  if (type === 'CallExpression') return STUBS.has(callee?.name ?? '')
  // The id of a machine of the kit: `listMachine('users', 20)`.
  if (type === 'StringLiteral') return parent?.callee?.name?.endsWith('Machine') === true
  return (
    type === 'ObjectProperty' &&
    ((value?.type === 'StringLiteral' && WORDS.has(key?.name ?? '')) ||
      (value?.type === 'ObjectExpression' && key?.name === 'types'))
  )
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'unread',
    value: {
      shouldIgnore: (path: Path) => (isUnread(path) ? 'Nothing reads it while the machine runs.' : undefined),
    },
  },
]
