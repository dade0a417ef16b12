// @vitest-environment happy-dom
import { act, type ReactNode, startTransition, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { useHeld } from './use-held.ts'

/** Something that changes while the page is being drawn: each time that the component below it is drawn. */
const counter = () => {
  const heard = new Set<() => void>()
  let count = 0
  return {
    getSnapshot: () => count,
    subscribe: (hear: () => void = () => {}) => {
      heard.add(hear)
      return () => void heard.delete(hear)
    },
    increase: (): void => {
      count += 1
      for (const hear of heard) hear()
    },
  }
}

const pictures: string[] = []
afterEach(() => void pictures.splice(0))

const Count = ({ store, name }: { readonly store: ReturnType<typeof counter>; readonly name: string }) => {
  const { subscribe, getSnapshot } = useHeld(store)
  const count = useSyncExternalStore(subscribe, getSnapshot)
  pictures.push(`${name} ${count}`)
  return <p>{count}</p>
}

/** Stands below others and changes the first time that it is drawn, as an answer does that comes in between. */
const Between = ({ change }: { readonly change: () => void }) => {
  pictures.push('between')
  if (pictures.filter((one) => one === 'between').length === 1) change()
  return null
}

/** Draws a page in small steps, as the first one is. */
const drawn = async (page: ReactNode) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => startTransition(() => root.render(page)))
  return place
}

test('A change during the drawing draws again what shows it, and nothing else', async () => {
  const [changing, still] = [counter(), counter()]
  const page = await drawn(
    <>
      <Count store={changing} name="changing" />
      <Count store={still} name="still" />
      <Between change={changing.increase} />
    </>,
  )
  expect(pictures).toEqual(['changing 0', 'still 0', 'between', 'changing 1'])
  expect(page.textContent).toBe('10')
})

test('What stands on the page follows each change', async () => {
  const store = counter()
  const page = await drawn(<Count store={store} name="one" />)
  await act(async () => store.increase())
  await act(async () => store.increase())
  expect([page.textContent, pictures]).toEqual(['2', ['one 0', 'one 1', 'one 2']])
})

test('Another store is followed in the place of the one before', async () => {
  const [one, other] = [counter(), counter()]
  other.increase()
  const page = await mounted(<Count store={one} name="one" />)
  await page.redraw(<Count store={other} name="one" />)
  await act(async () => other.increase())
  await act(async () => one.increase())
  expect(page.find('p').textContent).toBe('2')
})
