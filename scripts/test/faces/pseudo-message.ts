import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The brackets around every message of the pseudo-locale: interface text without them is hard-coded. */
export const OPEN = '⟦'
export const CLOSE = '⟧'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàeèiìoòuùAEIOUcdgnrstlyCDGNRSTL'].map((plain, index) => [
    plain,
    [...'ååêêîîõõûûÅÊÎÕÛçðĝñŕšţłýÇÐĜÑŔŠŢŁ'][index] ?? plain,
  ]),
)
const VOWEL = /[åêîõûÅÊÎÕÛ]/

/** The assumed expansion of a text in another language, added as repeated vowels. */
const GROWTH = 0.4

/** The name of the app is equal in every language. */
const NAME = /(\bPiazza\b)/

const stretchedPart = (text: string): string => {
  if (NAME.test(text)) return text
  const letters = [...text].map((letter) => ACCENTED[letter] ?? letter)
  let missing = Math.ceil(letters.length * GROWTH)
  const held = (letter: string): string => {
    if (missing <= 0 || !VOWEL.test(letter)) return letter
    missing -= 1
    return letter + letter
  }
  return letters.map(held).join('')
}

const stretched = (text: string): string => text.split(NAME).map(stretchedPart).join('')

const translated = (element: MessageFormatElement): MessageFormatElement => {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: stretched(element.value) }
    case TYPE.select:
    case TYPE.plural:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map((part) => translated(part)) },
          ]),
        ),
      }
    case TYPE.tag:
      return { ...element, children: element.children.map((part) => translated(part)) }
    default:
      return element
  }
}

/** A message in the pseudo-locale: accented, longer and in brackets, but readable. Its arguments stay the same. */
export const pseudoMessage = (text: string): MessageFormatElement[] => [
  { type: TYPE.literal, value: OPEN },
  ...parse(text).map((element) => translated(element)),
  { type: TYPE.literal, value: CLOSE },
]

/** A message without arguments, in the pseudo-locale. */
export const pseudoText = (text: string): string =>
  pseudoMessage(text)
    .map((element) => (element.type === TYPE.literal ? element.value : ''))
    .join('')
