// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mounted } from './testing/mounted.tsx'
import { type ToastContent, ToastRegion, toasts } from './toast.tsx'

const removed = (name: string, press: () => void): ToastContent => ({
  text: `Tolto: ${name}`,
  tone: 'success',
  duration: 10_000,
  action: { label: 'Annulla', press },
  together: { as: 'removed', say: (count) => `Tolti: ${count}` },
})

const shown = () => [...document.querySelectorAll('[role=alertdialog]')].map(({ textContent }) => textContent)

test('What belongs together stands in one toast, whose action acts for all', async () => {
  const undone = vi.fn<(name: string) => void>()
  await mounted(<ToastRegion label="Messaggi" closeLabel="Chiudi" />)
  await act(async () => {
    for (const name of ['Bar', 'Biblioteca', 'Parco']) toasts.show(removed(name, () => undone(name)))
    toasts.show({ text: 'Salvato', tone: 'success', duration: 10_000 })
  })
  expect(shown()).toEqual(['Salvato', 'Tolti: 3Annulla'])
  await act(async () => document.querySelector<HTMLElement>('button')?.click())
  expect(undone.mock.calls).toEqual([['Bar'], ['Biblioteca'], ['Parco']])
  expect(shown()).toEqual(['Salvato'])
  await act(async () => toasts.clear())
})

test('What is taken back is no longer on show, and the rest stays', async () => {
  await mounted(<ToastRegion label="Messaggi" closeLabel="Chiudi" />)
  await act(async () => {
    toasts.show({ text: 'Sei senza rete', tone: 'info', duration: 10_000, about: ['network'] })
    toasts.show({ text: 'Posizione inviata', tone: 'success', duration: 10_000 })
    toasts.takeBack(({ about }) => about?.includes('network') === true)
  })
  expect(shown()).toEqual(['Posizione inviata'])
  await act(async () => toasts.clear())
})
