/** An engine that citizens hold. */
export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

export type Point = Readonly<{ x: number; y: number }>
export type Size = Readonly<{ width: number; height: number }>

/** What can be sent to a page and back. */
export type Sent = string | number | boolean | null | undefined | readonly Sent[] | { readonly [key: string]: Sent }

/** One tab on a device of its own, which has stored nothing yet. */
export type Tab = Readonly<{
  engine: EngineName
  /** Loads an address, and resolves once it is loaded. */
  open: (address: string) => Promise<void>
  /** Calls a function in the page with values, and waits for its result. It is sent as its source: it uses no outer scope. */
  run: <Values extends readonly Sent[], Result>(
    work: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>
  /** The inner size of the window from now on, in pixels. */
  resize: (size: Size) => Promise<void>
  /** Presses at the first point, moves over the others, and lets go at the last one. */
  drag: (points: readonly Point[]) => Promise<void>
  /** Presses the keys of a text on the keyboard. */
  type: (text: string) => Promise<void>
  /** Presses a key that writes nothing. */
  press: (key: Key) => Promise<void>
  /** What the window shows, as PNG. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}>

export type Key = 'Enter' | 'Escape' | 'Backspace' | 'Tab' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** A browser that gives new devices. */
export type Engine = Readonly<{ name: EngineName; device: (size: Size) => Promise<Tab>; close: () => Promise<void> }>

/** The sizes of a phone and of a desk. */
export const PHONE: Size = { width: 390, height: 844 }
export const DESK: Size = { width: 1440, height: 900 }
