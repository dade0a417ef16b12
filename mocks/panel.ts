/** The demo's own panel: who can sign in, which faults to play, and the way back to the beginning. Plain DOM, no part of the app. */
import type { SimulatedBackend } from './browser.ts'
import type { FaultKind } from './faults/faults.ts'
import { EXPIRED_CODE, VALID_CODE } from './rules/passwords.ts'
import { ACTIVATING_CODE, IDLE_CODE } from './rules/registration.ts'

const LOOKS = `
:host { all: initial; font: 400 1rem/1.5 'Titillium Web', system-ui, sans-serif; color: #F2F5FA }
.handle { position: fixed; top: 0; left: 50%; translate: -50% 0; z-index: 30; box-sizing: border-box; width: 60px;
  height: 24px; padding: 0; border: 1px solid #2B3754; border-top: 0; border-radius: 0 0 12px 12px; background: #212C45;
  color: #FFB86B; font: 600 12px/1 'Titillium Web', system-ui, sans-serif; cursor: pointer }
@media (max-width: 767px) { .handle { left: auto; right: 6px; width: 48px; translate: none } }
@media print { .handle { display: none } }
dialog { max-width: min(420px, calc(100vw - 32px)); max-height: 85dvh; overflow: auto; border: 1px solid #2B3754;
  border-radius: 20px; padding: 24px; background: #172033; color: inherit }
dialog::backdrop { background: rgb(4 8 16 / 68%) }
h2 { margin: 0 0 8px; font-size: 1.375rem } h3 { margin: 20px 0 4px; font-size: 1rem } p { margin: 0 0 8px; color: #A9B5CC }
ul { margin: 0; padding: 0; list-style: none } li { display: flex; justify-content: space-between; gap: 12px; padding: 4px 0 }
li span { color: #A9B5CC; text-align: end } label { display: block; margin-top: 12px; font-weight: 600 }
select, .actions button { box-sizing: border-box; width: 100%; min-height: 44px; margin-top: 4px; padding: 0 12px;
  border: 1px solid #6A7AA3; border-radius: 12px; background: #212C45; color: inherit; font: inherit }
.actions { display: grid; gap: 8px; margin-top: 20px } .actions button { border-radius: 999px; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid #7CB8FF; outline-offset: 2px }
`

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

/** What each fault is called in the panel. */
const FAULT_TEXTS: Readonly<Record<FaultKind, string>> = {
  slow: 'Lento',
  offline: 'Offline',
  '401-once': '401 una volta',
  '401-always': '401 sempre',
  'refresh-refused': 'Refresh rifiutato',
  '500': '500 senza testo',
  error: '500 con messaggio',
  '502-html': '502 con HTML',
  '429': '429',
  timeout: 'Nessuna risposta',
  truncated: 'JSON troncato',
  drift: 'Schema diverso',
}

/** What nobody sends by e-mail in a demo. */
const CODES = [
  [ACTIVATING_CODE, 'Attiva chi si è appena registrato; la sua password è quella di tutti'],
  [IDLE_CODE, 'Non attiva'],
  [VALID_CODE, 'Codice per la password dimenticata'],
  [EXPIRED_CODE, 'Lo stesso, scaduto'],
] as const

/** Puts the panel's handle on the page's edge. */
export const showPanel = (backend: SimulatedBackend): void => {
  const host = make('aside', '')
  host.setAttribute('aria-label', 'Demo')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOKS)
  shadow.adoptedStyleSheets = [sheet]

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
  shadow.append(handle, dialog)
  document.body.append(host)
}
