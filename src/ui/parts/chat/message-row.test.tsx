import { expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { action } from '#ui/view/parts.ts'
import { linkedView } from '#ui/view/linked-text.ts'
import type { MessageView } from './message-lines.ts'
import { Line } from './message-row.tsx'

const unsent: MessageView = {
  kind: 'row',
  key: 'k',
  who: 'Tu',
  text: linkedView('Aiuto'),
  time: undefined,
  progress: { tone: 'unsent', words: 'Non inviato' },
  resend: action('Invia di nuovo', () => {}),
  discard: action('Elimina il messaggio', () => {}),
  isOwn: true,
  isFirst: true,
}
const sending: MessageView = { ...unsent, progress: { tone: 'sending', words: 'In invio' }, resend: undefined }

const talk = (line: MessageView | undefined) => (
  <section>
    <div>{line ? <Line view={line} dayTitle="h2" /> : null}</div>
    <textarea />
  </section>
)

const elsewhere = (line: MessageView) => (
  <>
    {talk(line)}
    <a href="/chat">Chat</a>
  </>
)

test.each([
  ['sent again', 'button:first-of-type', sending],
  ['discarded', 'button:last-of-type', undefined],
] as const)('Once a message is %s the focus is where one writes', async (_, button, after) => {
  const { focus, redraw, focused, find } = await mounted(talk(unsent))
  await focus(button)
  await redraw(talk(after))
  await vi.waitFor(() => expect(focused()).toBe(find('textarea')))
})

test('A focus elsewhere stays when the buttons go', async () => {
  const { focus, redraw, focused, find } = await mounted(elsewhere(unsent))
  await focus('a')
  await redraw(elsewhere(sending))
  expect(focused()).toBe(find('a'))
})
