/**
 * Writes the state diagram of the subscription machine: `npm run diagram`. A test checks that the page is up to date.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NO_PORTS } from '#application/kit/testing/walk.ts'
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { topicSubscriptionMachine } from '../../src/application/inbox/topic-subscription/topic-subscription.machine.ts'

export const DIAGRAM = new URL('../../src/application/inbox/topic-subscription/topic-subscription.md', import.meta.url)

const nameIn = (machine: AnyStateMachine, id: string): string =>
  id === machine.root.id ? '[*]' : id.slice(machine.root.id.length + 1)

/** The label of a transition: an event, the end of an actor, a delay, or none. */
export const eventName = (type: string): string =>
  /^xstate\.(?<how>done|error|snapshot)\.?(?:actor\.)?(?<who>.*)$/.test(type)
    ? type.replace(/^xstate\.(done|error|snapshot)\.(?:actor\.)?(.*)$/, (_, how: string, who: string) =>
        how === 'done' ? `${who} ends` : how === 'error' ? `${who} fails` : `${who} shows`,
      )
    : type.replace(/^xstate\.after\.([^.]+).*$/, 'after.$1').replace('.', ' ')

/** The condition of a transition, in brackets; empty without one. */
export const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return ` [${guard}]`
  return typeof guard === 'object' && 'type' in guard ? ` [${String(guard.type)}]` : ' [if]'
}

/** Every state and transition of a flat machine, as a Mermaid state diagram. */
export const mermaidOf = (machine: AnyStateMachine): string => {
  const states = Object.values(machine.root.states)
  const ways = states.flatMap((state) =>
    [...(state.always ?? []), ...[...state.transitions.values()].flat()].flatMap((way) =>
      (way.target ?? []).map((target) => ({
        from: nameIn(machine, way.source.id),
        to: nameIn(machine, target.id),
        when: `${eventName(way.eventType)}${guardOf(way)}`.trim(),
      })),
    ),
  )
  const lines = ways.map(({ from, to, when }) => `  ${from} --> ${to}${when === '' ? '' : ` : ${when}`}`)
  const first = machine.root.initial.target?.map(({ id }) => `  [*] --> ${nameIn(machine, id)}`) ?? []
  return ['stateDiagram-v2', ...first, ...lines].join('\n')
}

const describedStates = (machine: AnyStateMachine): readonly string[] =>
  Object.values(machine.root.states).flatMap(({ key, description }) =>
    description === undefined ? [] : [`- **${key}**: ${description}`],
  )

const machine = topicSubscriptionMachine(NO_PORTS, NO_PORTS)

/** The page about the subscription machine. */
export const diagramPage = (): string =>
  `# Following a topic

Drawn from the machine by \`node scripts/specs/diagram.ts\`. Whoever signs in or out meanwhile is led back to rest from anywhere
but there.

\`\`\`mermaid
${mermaidOf(machine)}
\`\`\`

${describedStates(machine).join('\n')}
`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DIAGRAM, diagramPage())
