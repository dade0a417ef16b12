/** Draws a machine, states inside states, as SVG: by state-machine-cat, on this machine alone. */
import { render } from 'state-machine-cat'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { eventName, guardOf } from './diagram.ts'
import type { DescribedMachine } from './machines.ts'

/** What has walked through a state: scenarios, its path test alone, or nothing. */
export type Walked = 'scenarios' | 'paths' | 'nothing'

type State = Readonly<{
  name: string
  label?: string
  type: 'regular' | 'initial' | 'final' | 'parallel'
  class?: string
  statemachine?: Readonly<{ states: readonly State[] }>
}>
type Transition = Readonly<{ id: number; from: string; to: string; label: string }>
type Drawing = Readonly<{ states: readonly State[]; transitions: readonly Transition[] }>

const initialOf = ({ id }: AnyStateNode): string => `initial ${id}`
const begins = (node: AnyStateNode): boolean => node.type === 'compound'

const insideOf = (node: AnyStateNode, walked: (id: string) => Walked): readonly State[] => [
  ...(begins(node) ? [{ name: initialOf(node), type: 'initial' as const, label: ' ' }] : []),
  ...Object.values(node.states).map((state) => stateOf(state, walked)),
]

const stateOf = (node: AnyStateNode, walked: (id: string) => Walked): State => ({
  name: node.id,
  label: node.key,
  // A final state is drawn with its name: a mere dot says nothing.
  type: node.type === 'parallel' ? 'parallel' : 'regular',
  class: `${walked(node.id)}${node.type === 'final' ? ' final' : ''}`,
  ...(Object.keys(node.states).length > 0 && { statemachine: { states: insideOf(node, walked) } }),
})

const every = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(every)]
const waysOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
]

/** The ways of a machine between two states, with all that leads along them; `from` may be the machine itself. */
const waysBetween = ({ machine }: DescribedMachine) => {
  const labels = new Map<string, Readonly<{ from: AnyStateNode; to: AnyStateNode; labels: Set<string> }>>()
  for (const node of every(machine.root))
    for (const way of waysOf(node))
      for (const target of way.target ?? []) {
        const key = `${node.id} > ${target.id}`
        const known = labels.get(key) ?? { from: node, to: target, labels: new Set<string>() }
        labels.set(key, known)
        known.labels.add(`${eventName(way.eventType)}${guardOf(way)}`.trim())
      }
  return [...labels.values()]
}

/** The drawing as state-machine-cat reads it. Ways from the machine as a whole are no lines: `waysFromAnywhere`. */
export const drawingOf = (described: DescribedMachine, walked: (id: string) => Walked): Drawing => {
  const { root } = described.machine
  const begun = every(root)
    .filter(begins)
    .flatMap((node) =>
      (node.initial.target ?? []).map((target) => ({ from: initialOf(node), to: target.id, label: '' })),
    )
  const ways = waysBetween(described)
    .filter(({ from }) => from !== root)
    .map(({ from, to, labels }) => ({ from: from.id, to: to.id, label: [...labels].join('\n') }))
  return {
    states: insideOf(root, walked),
    transitions: [...begun, ...ways].map(({ from, to, label }, at) => ({ id: at + 1, from, to, label })),
  }
}

/** What leads somewhere from every state: the event and the state. */
export const waysFromAnywhere = (described: DescribedMachine): readonly Readonly<{ when: string; to: string }>[] =>
  waysBetween(described)
    .filter(({ from }) => from === described.machine.root)
    .map(({ to, labels }) => ({ when: [...labels].join(', '), to: to.path.join('.') }))

/** A node whose name is written before its outline, which would cover it once it is filled. */
const NODE =
  /(<g id="node\d+" class="node[^>]*>\s*<title>[^<]*<\/title>(?:\s*<polygon[^>]*\/>)?)((?:\s*<text[^>]*>[^<]*<\/text>)+)((?:\s*<path[^>]*\/>)+)/g

/** More room than by default: the labels of the ways stand beside each other. */
const ROOM = [
  { name: 'nodesep', value: '0.6' },
  { name: 'ranksep', value: '0.5' },
]
/** The room of a label is guessed by its font: that of a wide one also holds whatever stands in for it on a device. */
const WIDE = [{ name: 'fontname', value: 'Verdana' }]

/** The drawing of a machine as an SVG element, for the style sheet of the site; undefined for a machine without states. */
export const svgOf = async (
  described: DescribedMachine,
  walked: (id: string) => Walked,
): Promise<string | undefined> => {
  if (described.states.length === 0) return undefined
  const svg: unknown = await render(JSON.stringify(drawingOf(described, walked)), {
    inputType: 'json',
    outputType: 'svg',
    direction: 'top-down',
    dotGraphAttrs: ROOM,
    dotNodeAttrs: WIDE,
    dotEdgeAttrs: WIDE,
  })
  if (typeof svg !== 'string') throw new Error(`${described.key} was not drawn`)
  return svg.slice(svg.indexOf('<svg')).replaceAll(NODE, '$1$3$2')
}
