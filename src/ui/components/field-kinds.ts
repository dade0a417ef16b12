import type { InputHTMLAttributes } from 'react'

type Attributes = Readonly<
  Required<
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoComplete' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'enterKeyHint' | 'dir'
    >
  > & {
    type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'time' | 'search'
  }
>

const base = { type: 'text', inputMode: 'text', enterKeyHint: 'next', dir: 'auto' } as const
/** What is no word of a language: keyboards neither correct it nor begin it with a capital. */
const exact = { ...base, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
/** A name: each word begins with a capital, and none is corrected. */
const name = { ...exact, autoCapitalize: 'words' } as const
/** Sentences. */
const words = {
  ...base,
  autoComplete: 'off',
  autoCapitalize: 'sentences',
  autoCorrect: 'on',
  spellCheck: true,
} as const
const email = { ...exact, type: 'email', inputMode: 'email', dir: 'ltr' } as const
const phone = { ...exact, type: 'tel', inputMode: 'tel', dir: 'ltr' } as const
/** The type alone says which keyboard it is. */
const password = { ...exact, inputMode: undefined, type: 'password', enterKeyHint: 'go', dir: 'ltr' } as const
const moment = { ...exact, autoComplete: 'off', dir: 'ltr' } as const

/**
 * Every kind of field that is typed into: what keyboards, browsers and password managers do with it (FMT-08). `other…` is
 * about somebody else, whom a browser knows nothing of.
 */
export const FIELD_KINDS = {
  username: { ...exact, autoComplete: 'username' },
  otherUsername: { ...exact, autoComplete: 'off' },
  currentPassword: { ...password, autoComplete: 'current-password' },
  newPassword: { ...password, autoComplete: 'new-password' },
  code: { ...exact, autoComplete: 'one-time-code', enterKeyHint: 'go' },
  givenName: { ...name, autoComplete: 'given-name' },
  familyName: { ...name, autoComplete: 'family-name' },
  otherName: { ...name, autoComplete: 'off' },
  email: { ...email, autoComplete: 'email' },
  otherEmail: { ...email, autoComplete: 'off' },
  phone: { ...phone, autoComplete: 'tel' },
  mobile: { ...phone, autoComplete: 'mobile tel' },
  landline: { ...phone, autoComplete: 'home tel' },
  address: { ...name, autoComplete: 'address-line1' },
  postalCode: { ...exact, inputMode: 'numeric', autoComplete: 'postal-code' },
  foreignPostalCode: { ...exact, autoCapitalize: 'characters', autoComplete: 'postal-code' },
  municipality: { ...name, autoComplete: 'address-level2' },
  province: { ...name, autoComplete: 'address-level1' },
  country: { ...name, autoComplete: 'country-name' },
  /** An e-mail address or a telephone number, as one likes. */
  contact: { ...exact, autoComplete: 'off' },
  line: words,
  text: { ...words, enterKeyHint: 'enter' },
  message: { ...words, enterKeyHint: 'send' },
  search: { ...exact, type: 'search', inputMode: 'search', autoComplete: 'off', enterKeyHint: 'search' },
  /** A search whose answers are chosen from a list. */
  choice: { ...exact, autoComplete: 'off', enterKeyHint: 'search' },
  link: { ...exact, type: 'url', inputMode: 'url', autoComplete: 'off', enterKeyHint: 'done', dir: 'ltr' },
  day: { ...moment, type: 'date' },
  time: { ...moment, type: 'time' },
} as const satisfies Readonly<Record<string, Attributes>>

export type FieldKind = keyof typeof FIELD_KINDS

/** The same for a field of many lines, which has no type. */
export const attributesOfText = (kind: FieldKind): Omit<Attributes, 'type'> => {
  const { type: _, ...attributes } = FIELD_KINDS[kind]
  return attributes
}

/**
 * Several lines pasted into a field of one line: their breaks become blanks, where browsers would join the words (FMT-07).
 * The caret is behind what was pasted.
 */
export const pasteAsLine = (paste: React.ClipboardEvent<HTMLInputElement>): void => {
  const text = paste.clipboardData.getData('text/plain')
  const field = paste.currentTarget
  if (!/[\r\n\u2028\u2029]/.test(text) || field.readOnly || field.selectionStart === null) return
  paste.preventDefault()
  const line = text.replaceAll(/[\s\u2028\u2029]*[\r\n\u2028\u2029][\s\u2028\u2029]*/g, ' ').trim()
  const { value, selectionStart: from, selectionEnd: to } = field
  // By the setter of all inputs: React sees a change only where its own was passed by.
  const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  put?.call(field, value.slice(0, from) + line + value.slice(to ?? from))
  field.setSelectionRange(from + line.length, from + line.length)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: line }))
}
