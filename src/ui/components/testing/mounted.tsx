import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { onTestFinished, vi } from 'vitest'
import italian from '#ui/messages/it.json' with { type: 'json' }

/** For tests in happy-dom: mounts a component in the document, in Italian, and returns functions for user actions. */
export const mounted = async (element: ReactElement) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  const draw = (drawn: ReactElement) =>
    act(async () =>
      root.render(
        <IntlProvider locale="it" messages={italian}>
          {drawn}
        </IntlProvider>,
      ),
    )
  await draw(element)
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`There is no ${selector}`)
    return found
  }
  return {
    find,
    /** Draws something else in its place. */
    redraw: draw,
    /** The element with the focus. */
    focused: (): Element | null => document.activeElement,
    click: (selector: string) => act(async () => find(selector).click()),
    focus: (selector: string) => act(async () => find(selector).focus()),
    blur: () => act(async () => document.activeElement instanceof HTMLElement && document.activeElement.blur()),
    type: (selector: string, value: string) =>
      act(async () => {
        const input = find(selector)
        // React detects a change only when the value is set through the native setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    /** Presses a key at the focus; returns whether the default action remains. */
    press: async (key: string, held: KeyboardEventInit = {}): Promise<boolean> => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
      await act(async () => document.activeElement?.dispatchEvent(event))
      return !event.defaultPrevented
    },
  }
}
