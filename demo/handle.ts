/** The button of the desk, over the page. The desk itself is loaded when it is opened. */
import type { Ports } from '#application/ports/ports.ts'
import looks from './desk.css?url'
import type { DeskGiven } from './given.ts'
import { createDeskMemory } from './memory.ts'
import { followVerdicts } from './verdicts.ts'

/** A host whose style sheet is its own; hidden until that is loaded. */
const createHost = () => {
  const host = document.createElement('aside')
  host.setAttribute('aria-label', 'Demo')
  host.lang = 'it'
  // Dialogs of the app leave it alone, and let the focus go there.
  host.dataset['reactAriaTopLayer'] = 'true'
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = looks
  host.hidden = true
  sheet.addEventListener('load', () => {
    host.hidden = false
  })
  const handle = document.createElement('button')
  handle.type = 'button'
  handle.className = 'handle'
  handle.textContent = 'Demo'
  const place = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(sheet, handle, place)
  return { host, handle, place }
}

/** Adds the button to the page, and the desk where the tab has it open. */
export const showHandle = (
  running: Omit<DeskGiven, 'memory' | 'verdicts' | 'ports'> & Readonly<{ ports: Ports }>,
): void => {
  const { observer, backend, ports } = running
  const memory = createDeskMemory(sessionStorage)
  const { host, handle, place } = createHost()
  const close = (): void => {
    memory.keep({ isOpen: false, told: undefined })
    handle.focus()
  }
  let drawn: Promise<void> | undefined
  const draw = async (): Promise<void> => {
    const { drawDesk } = await import('./desk.tsx')
    const verdicts = followVerdicts(
      observer,
      ({ method, url }) => backend.callOf(method, url.pathname),
      ports.diagnostics.noted,
    )
    drawDesk(place, { ...running, memory, verdicts }, close)
  }
  const settle = (): void => {
    const { isOpen } = memory.now()
    handle.setAttribute('aria-expanded', String(isOpen))
    document.documentElement.toggleAttribute('data-desk', isOpen)
    if (isOpen)
      drawn ??= draw().catch(() => {
        // The next press tries again.
        drawn = undefined
        memory.keep({ isOpen: false })
      })
  }
  handle.addEventListener('click', () => memory.keep({ isOpen: !memory.now().isOpen, told: undefined }))
  memory.hear(settle)
  settle()
  document.body.append(host)
}
