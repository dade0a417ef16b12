import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { isDialogOnTop } from '#ui/components/dialog-history.ts'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { action } from '#ui/view/parts.ts'
import MessageRequired from './message-required.tsx'

test('Back closes the error of an empty message, and the conversation stays (CHAT-03, SHELL-21)', async () => {
  history.replaceState(null, '', '/chat/3')
  const close = vi.fn<() => void>()
  const view = {
    kind: 'alert',
    title: 'Scrivi un messaggio',
    text: 'Prima',
    close: action('Ho capito', close),
  } as const
  await mounted(<MessageRequired view={view} onClose={close} />)
  expect([isDialogOnTop(), location.pathname]).toEqual([true, '/chat/3'])
  // As the browser tells that one has gone back.
  history.replaceState(null, '')
  await act(async () => dispatchEvent(new Event('popstate')))
  expect(close).toHaveBeenCalledOnce()
})
