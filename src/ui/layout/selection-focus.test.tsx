import { act, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { ListRow } from '#ui/components/list-row.tsx'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { ToastRegion, toasts } from '#ui/components/toast.tsx'
import { action } from '#ui/view/parts.ts'
import type { SelectionView } from '#ui/view/selection.ts'
import { useRemovableRows } from './removable-rows.tsx'
import { SelectionLayout } from './selection-bar.tsx'
import { useEscape } from './use-escape.ts'
import { DIALOG_GONE } from './use-when-shorter.ts'

const idle = () => {}
const selection: SelectionView = {
  kind: 'selection',
  label: 'Selezione',
  count: '1',
  toggleAll: action('Tutte', idle),
  end: action('Annulla', idle),
  removeAll: undefined,
  remove: action('Elimina', idle),
}

const List = ({ isSelecting }: { readonly isSelecting: boolean }) => {
  const select = useRef<HTMLButtonElement>(null)
  return (
    <main tabIndex={-1}>
      <button id="select" ref={select}>
        Seleziona
      </button>
      {isSelecting ? <SelectionLayout view={selection} select={select} /> : null}
      <ul>
        {['Biblioteca', 'Asilo'].map((name, at) => (
          <li key={name}>
            <ListRow
              title={name}
              href={`/chat/${at}`}
              selection={isSelecting ? { isSelected: false, label: name, onChange: idle } : undefined}
            />
          </li>
        ))}
      </ul>
    </main>
  )
}

test.each([
  ['its bar', '[role=toolbar]', '#select'],
  ['a button of its bar', '[role=toolbar] button', '#select'],
  ['a row', 'li:nth-child(2) input', 'li:nth-child(2) a'],
])('When a selection ends with the focus at %s, the focus goes on', async (_, from, to) => {
  const { focus, redraw, focused, find } = await mounted(<List isSelecting />)
  await focus(from)
  await redraw(<List isSelecting={false} />)
  await vi.waitFor(() => expect(focused()).toBe(find(to)))
})

type RowsProps = { readonly names: readonly string[]; readonly isSelecting: boolean }

const Rows = ({ names, isSelecting }: RowsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const rows = { length: names.length, at: () => undefined }
  const { listeners } = useRemovableRows(rows, isSelecting, list, (at) =>
    list.current?.querySelector<HTMLElement>(`[data-row="${at}"] a`)?.focus(),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the lists have it.
    <div ref={list} {...listeners}>
      {names.map((name, at) => (
        <p key={name} data-row={at}>
          <a href={`/${name}`}>{name}</a>
        </p>
      ))}
    </div>
  )
}

const page = (names: readonly string[], isSelecting = false) => (
  <main tabIndex={-1}>
    {names.length > 0 ? <Rows names={names} isSelecting={isSelecting} /> : <p>Nessun avviso</p>}
  </main>
)
const dialogGone = () => act(async () => new Promise((done) => setTimeout(done, DIALOG_GONE + 50)))

test('Where the last row is removed, the page has the focus', async () => {
  const { focus, redraw, focused, find } = await mounted(page(['uno']))
  await focus('a')
  await redraw(page([]))
  await dialogGone()
  expect(focused()).toBe(find('main'))
})

test('Where the selected rows are removed, one that is left has the focus', async () => {
  const { redraw, focused, find } = await mounted(page(['uno', 'due', 'tre'], true))
  await redraw(page(['tre']))
  await dialogGone()
  expect(focused()).toBe(find('a'))
})

test('A list that goes while the focus is elsewhere takes it from nobody', async () => {
  const { focus, redraw, focused, blur } = await mounted(page(['uno']))
  await redraw(page([]))
  await dialogGone()
  expect(focused()).toBe(document.body)
  await redraw(page(['due']))
  await focus('a')
  await blur()
  expect(focused()).toBe(document.body)
})

test('Esc ends a selection while a message passes, and not while a dialog is open', async () => {
  const end = vi.fn<() => void>()
  const Selecting = ({ isAsking }: { readonly isAsking: boolean }) => {
    useEscape(true, end)
    return (
      <>
        {isAsking ? <div role="alertdialog" aria-modal /> : null}
        <ToastRegion label="Messaggi" closeLabel="Chiudi" />
      </>
    )
  }
  const { press, redraw } = await mounted(<Selecting isAsking={false} />)
  await act(async () => void toasts.show({ text: 'Salvato', tone: 'info', duration: 60_000 }))
  await press('Escape')
  expect(end).toHaveBeenCalledOnce()
  await redraw(<Selecting isAsking />)
  await press('Escape')
  expect(end).toHaveBeenCalledOnce()
  await act(async () => toasts.clear())
})
