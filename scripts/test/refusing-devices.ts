/**
 * Piazza on devices that refuse: `npm run test:devices [-- WORDS --no-build --times]`. In Chromium, with one capability at a
 * time taken away, a citizen opens screens of the production build and does there what needs it: no uncaught error, no
 * 'Errore Generico', nothing that stays loading, the content of each screen, and what the refusal has said in its place.
 * Words choose refusals by their name.
 */
import { madeRelease } from '#scripts/build/release.ts'
import { findChromium } from '#scripts/tools/chromium.ts'
import { sideBySide } from '#scripts/tools/side-by-side.ts'
import { REFUSALS } from './refusing-devices/refusals.ts'
import type { Refusal } from './refusing-devices/steps.ts'
import { WHOLE } from './refusing-devices/whole-device.ts'
import { titleOf, walk, type Walked } from './refusing-devices/walk.ts'
import { worded } from './tally.ts'
import { startPuppet } from './three-engines/puppet.ts'

const parameters = new Set(process.argv.slice(2))
const words = [...parameters].filter((parameter) => !parameter.startsWith('--'))
const AT_A_TIME = 2
const chosen = REFUSALS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const release = await madeRelease(parameters.has('--no-build'))
const engine = await startPuppet('Chromium', findChromium())
let [passed, failed] = [0, 0]
const tell = (name: string, wrong: readonly string[]): void => {
  if (wrong.length === 0) passed += 1
  else {
    failed += 1
    console.log(`FAIL ${name}\n${wrong.map((line) => `     ${line}`).join('\n')}`)
  }
}
/** What is wrong with a step on a device, beside one that refuses nothing. */
const wrongWith = (step: Walked, like: Walked, { lacks = [], says = {} }: Partial<Refusal>): readonly string[] => {
  const isLacking = lacks.some((one) => one === step.what)
  const said = says[step.what as keyof typeof says]
  return [
    ...step.wrong,
    ...(isLacking || titleOf(step.texts) === titleOf(like.texts) ? [] : [`the title is "${titleOf(step.texts)}"`]),
    ...(step.isOffered === (like.isOffered && !isLacking)
      ? []
      : [`its button is ${step.isOffered ? '' : 'not '}there`]),
    ...(said === undefined || step.texts.some((text) => text.includes(said)) ? [] : [`it does not say "${said}"`]),
  ]
}

try {
  const signedIn = await walk({ act: () => {}, says: WHOLE }, engine, release, 'mario.rossi')
  const visiting = await walk({ act: () => {} }, engine, release, 'visitor')
  for (const step of signedIn)
    tell(`nothing is refused: ${step.what}`, wrongWith(step, { ...step, isOffered: true }, { says: WHOLE }))
  for (const { what, wrong } of visiting) tell(`nothing is refused, a visitor: ${what}`, wrong)
  await sideBySide(chosen, AT_A_TIME, async (refusal) => {
    const began = performance.now()
    const like = refusal.keepsNothing ? visiting : signedIn
    const who = refusal.keepsNothing ? 'visitor' : 'mario.rossi'
    const seen = await walk(refusal, engine, release, who, like).catch(String)
    if (typeof seen === 'string') tell(refusal.name, [seen])
    else
      for (const [at, step] of seen.entries())
        tell(`${refusal.name}: ${step.what}`, wrongWith(step, like[at] ?? step, refusal))
    if (parameters.has('--times')) console.log(`${Math.round((performance.now() - began) / 1000)} s: ${refusal.name}`)
  })
} finally {
  await engine.close()
}
console.log(`devices: ${worded({ passed, failed })}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
