/** The demo's panel: the accounts, the faults, and the reset. Plain DOM, separate from the app. */
import type { SimulatedBackend } from './browser.ts'
import type { FaultKind } from './faults/faults.ts'
import looks from './panel.css?url'
import { EXPIRED_CODE, VALID_CODE } from './rules/passwords.ts'
import { ACTIVATING_CODE, IDLE_CODE } from './rules/registration.ts'

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  element.append(text, ...children)
  return element
}

const choice = (title: string, options: readonly (readonly [value: string, text: string])[]) => {
  const select = make('select', '')
  for (const [value, text] of options) {
    const option = make('option', text)
    option.value = value
    select.append(option)
  }
  return { select, label: make('label', title, select) }
}

const button = (text: string, onPress: () => void): HTMLButtonElement => {
  const element = make('button', text)
  element.type = 'button'
  element.addEventListener('click', onPress)
  return element
}

/** The labels of the faults in the panel. */
const FAULT_TEXTS: Readonly<Record<FaultKind, string>> = {
  slow: 'Lento',
  offline: 'Offline',
  '401-once': '401 una volta',
  '401-always': '401 sempre',
  'refresh-refused': 'Refresh rifiutato',
  '500': '500 senza testo',
  error: '500 con messaggio',
  '502-html': '502 con HTML',
  '409': '409',
  '429': '429',
  timeout: 'Nessuna risposta',
  truncated: 'JSON troncato',
  drift: 'Schema diverso',
}

/** Codes that a real server would send by e-mail. */
const CODES = [
  [ACTIVATING_CODE, 'Attiva chi si è appena registrato; la sua password è quella di tutti'],
  [IDLE_CODE, 'Non attiva'],
  [VALID_CODE, 'Codice per la password dimenticata'],
  [EXPIRED_CODE, 'Lo stesso, scaduto'],
] as const

/** Adds the panel's button over the page, on a line of its own. */
export const showPanel = (backend: SimulatedBackend): void => {
  const host = make('aside', '')
  host.setAttribute('aria-label', 'Demo')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = make('link', '')
  sheet.rel = 'stylesheet'
  sheet.href = looks

  const dialog = make('dialog', '')
  dialog.setAttribute('aria-label', 'Pannello della demo')
  const fault = choice('Guasto', [
    ['', 'Nessuno'],
    ...backend.listFaults().kinds.map((kind) => [kind, FAULT_TEXTS[kind]] as const),
  ])
  const call = choice('Chiamata', [['', 'Tutte'], ...backend.callNames.map((name) => [name, name] as const)])
  const [active] = backend.listFaults().active
  fault.select.value = active?.kind ?? ''
  call.select.value = active?.call ?? ''
  const apply = () => {
    for (const { call: before } of backend.listFaults().active) backend.setFault(undefined, before)
    const kind = fault.select.value
    if (kind !== '') backend.setFault(kind as FaultKind, call.select.value === '' ? undefined : call.select.value)
  }
  fault.select.addEventListener('change', apply)
  call.select.addEventListener('change', apply)

  dialog.append(
    make('h2', 'Demo'),
    make('p', `Dati inventati, su questo dispositivo. La password di tutti è ${backend.password}`),
    make('h3', 'Chi può accedere'),
    make('ul', '', ...backend.people.map(({ username, note }) => make('li', username, make('span', note)))),
    make('h3', 'Codici'),
    make('ul', '', ...CODES.map(([code, meaning]) => make('li', code, make('span', meaning)))),
    make('h3', 'Che cosa va storto'),
    fault.label,
    call.label,
    make(
      'div',
      '',
      button('Ricomincia da capo', () => void backend.reset().then(() => location.reload())),
      button('Chiudi', () => dialog.close()),
    ),
  )
  dialog.lastElementChild?.classList.add('actions')
  const handle = button('Demo', () => dialog.showModal())
  handle.className = 'handle'
  // Hidden until its style is loaded.
  host.hidden = true
  sheet.addEventListener('load', () => {
    host.hidden = false
  })
  shadow.append(sheet, handle, dialog)
  document.body.append(host)
}
