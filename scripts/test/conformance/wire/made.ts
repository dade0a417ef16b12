/** What the contract suite finds out of a server that a seed makes, beside what that server says. */
import { foldedName } from '#adapters/http/codecs/names/neighbours.ts'
import { serverMade } from '#mocks/tongues/made.ts'
import type { MadeTongue } from '#mocks/tongues/tongue.ts'
import { growWorld } from '#mocks/world.ts'
import { sendTo } from '../in-process.ts'
import { discover, type Discovery } from './discover.ts'
import type { Proposal } from './propose.ts'

export type Judged = Readonly<{ discovery: Discovery; right: readonly Proposal[]; wrong: readonly Proposal[] }>

/** Plays the suite against the server of a tongue at a moment, and judges each name that it proposes. */
export const discoverMade = async (tongue: MadeTongue, now: number, password: string): Promise<Judged> => {
  const world = await growWorld({ tongue, now })
  const credentials = { username: 'mario.rossi', password }
  const discovery = await discover({ api: 'http://piazza.test', send: sendTo(world), credentials }, true, () => now)
  const said = serverMade(tongue).said()
  const isRight = ({ record, field, name }: Proposal): boolean =>
    foldedName(said.get(record)?.get(field) ?? field) === foldedName(name)
  return {
    discovery,
    right: discovery.proposals.filter(isRight),
    wrong: discovery.proposals.filter((one) => !isRight(one)),
  }
}
