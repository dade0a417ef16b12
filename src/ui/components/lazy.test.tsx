// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Boundary } from '#ui/layout/reading/boundary.tsx'
import { lazy } from './lazy.tsx'
import { mounted } from './testing/mounted.tsx'

const Greeting = ({ name }: { readonly name: string }) => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Ciao {name} {count}
    </button>
  )
}
type File = Readonly<{ default: typeof Greeting }>
/** A part that comes, or does not, when a test says so. */
const late = () => {
  const asked: PromiseWithResolvers<File>[] = []
  const load = vi.fn<() => Promise<File>>(() => {
    const next = Promise.withResolvers<File>()
    asked.push(next)
    return next.promise
  })
  const settle = (how: (last: PromiseWithResolvers<File>) => void) =>
    act(async () => {
      const last = asked.at(-1)
      if (last) how(last)
    })
  return { Part: lazy(load), load, settle }
}
const shown = (): string => document.body.textContent

test('What stands in its place does so until the part is here, which keeps its state from then on', async () => {
  const { Part, load, settle } = late()
  const { redraw, click } = await mounted(<Part name="Ada" waiting={<p>Attendi</p>} />)
  expect(shown()).toBe('Attendi')
  await settle(({ resolve }) => resolve({ default: Greeting }))
  await click('button')
  await redraw(<Part name="Bea" waiting={<p>Attendi</p>} />)
  expect(shown()).toBe('Ciao Bea 1')
  expect(load).toHaveBeenCalledOnce()
})

test('A part that was fetched before is there with the first rendering', async () => {
  const { Part, load, settle } = late()
  const waited = vi.fn<() => string>(() => 'Attendi')
  const Waiting = () => waited()
  const fetched = Part.fetch()
  await settle(({ resolve }) => resolve({ default: Greeting }))
  await fetched
  await Part.fetch()
  await mounted(<Part name="Ada" waiting={<Waiting />} />)
  expect([shown(), waited.mock.calls, load.mock.calls.length]).toEqual(['Ciao Ada 0', [], 1])
})

test('It is asked for once, by whoever fetches it and whoever draws it', async () => {
  const { Part, load, settle } = late()
  const fetched = Part.fetch()
  await mounted(
    <>
      <Part name="Ada" />
      <Part name="Bea" />
    </>,
  )
  await settle(({ resolve }) => resolve({ default: Greeting }))
  expect([shown(), load.mock.calls.length]).toEqual(['Ciao Ada 0Ciao Bea 0', 1])
  await fetched
})

test('One that does not come fails in its place, and is fetched again when it is drawn again', async () => {
  const { Part, load, settle } = late()
  vi.spyOn(console, 'error').mockReturnValue()
  const { click } = await mounted(
    <Boundary
      renderBroken={(by, retry) => (
        <button type="button" onClick={retry}>
          {String(by)}
        </button>
      )}
    >
      <Part name="Ada" waiting="Attendi" />
    </Boundary>,
  )
  await settle(({ reject }) => reject(new Error('Unable to preload a.js')))
  expect(shown()).toBe('Error: Unable to preload a.js')
  await click('button')
  expect([shown(), load.mock.calls.length]).toEqual(['Attendi', 2])
  await settle(({ resolve }) => resolve({ default: Greeting }))
  expect(shown()).toBe('Ciao Ada 0')
})
