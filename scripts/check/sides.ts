/**
 * Styles have no left and no right: in languages whose lines run to the left the interface is mirrored. Logical properties
 * (`paddingInlineStart`) do that by themselves, movements and gradients multiply by `vars.forward`. Prints each physical
 * property and value of the style sheets.
 */
import { globSync, readFileSync } from 'node:fs'

type Exception = Readonly<{ file: string; text: string; reason: string }>

const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/ui/theme/theme.css.ts',
    text: 'safe-area-inset-left',
    reason: 'The cut-outs of a device stay where they are: the tokens `safe.start` and `safe.end` follow the language.',
  },
  { file: 'src/ui/theme/theme.css.ts', text: 'safe-area-inset-right', reason: 'As safe-area-inset-left.' },
  {
    file: 'src/ui/components/checkbox.css.ts',
    text: "borderWidth: '0 2.5px 2.5px 0'",
    reason: 'Two edges of a turned box draw the tick, which is the same in every language.',
  },
]

/** Properties and values that name a side. */
const PHYSICAL = [
  /(?<![\w.])(?:(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right):/g,
  /(?<![\w.])(?:textAlign|float|clear|justifyContent|justifySelf|justifyItems):\s*['`](?:left|right)\b/g,
  /(?<![\w.])(?:objectPosition|backgroundPosition|maskPosition|transformOrigin):\s*['`][^'`]*\b(?:left|right)\b/g,
  /\bto (?:left|right)\b/g,
  /\btranslateX\(/g,
  /\bsafe-area-inset-(?:left|right)\b/g,
]
/** Values of the sides in one property, in the order top, right, bottom, left; of a radius the corners. */
const SHORTHAND =
  /(?<![\w.])(padding|margin|inset|scrollMargin|scrollPadding|borderWidth|borderColor|borderStyle|borderRadius):\s*(['`])((?:\$\{[^}]*\}|(?!\2).)*)\2/g
const TRANSLATE = /(?<![\w.])translate:\s*(['`])((?:\$\{[^}]*\}|(?!\1).)*)\1/g

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*.*?\*\//gs, ' ').replaceAll(/(?<!:)\/\/.*$/gm, ' ')

/** The values of a property, which may contain spaces in brackets. */
const valuesOf = (text: string): readonly string[] => {
  const values: string[] = ['']
  let depth = 0
  for (const letter of text.trim()) {
    if (letter === '(' || letter === '{') depth += 1
    if (letter === ')' || letter === '}') depth -= 1
    if (letter === ' ' && depth === 0) values.push('')
    else values.push(`${values.pop() ?? ''}${letter}`)
  }
  return values.filter((value) => value !== '')
}

const areUneven = (property: string, values: readonly string[]): boolean => {
  const [first, second = first, third = first, fourth = second] = values
  return property === 'borderRadius' ? first !== second || third !== fourth : second !== fourth
}

const sidesOf = (source: string): readonly string[] => {
  const sheet = withoutComments(source)
  return [
    ...PHYSICAL.flatMap((one) => sheet.match(one) ?? []),
    ...[...sheet.matchAll(SHORTHAND)].flatMap(([text, property = '', , values = '']) =>
      areUneven(property, valuesOf(values)) ? [text] : [],
    ),
    ...[...sheet.matchAll(TRANSLATE)].flatMap(([text, , values = '']) => {
      const [across = '0'] = valuesOf(values)
      return across === '0' || across.includes('vars.forward') ? [] : [text]
    }),
  ]
}

/** What names a side in the style sheets, and the exceptions that nothing needs. */
export const namedSides = (
  sheets: Readonly<Record<string, string>>,
  exceptions: readonly Exception[],
): readonly string[] => {
  const used = new Set<Exception>()
  const found = Object.entries(sheets).flatMap(([file, source]) =>
    sidesOf(source).flatMap((side) => {
      const exception = exceptions.find((one) => one.file === file && side.includes(one.text))
      if (exception) used.add(exception)
      return exception ? [] : [`${file}: ${side} names a side; use a logical property or vars.forward`]
    }),
  )
  const spare = exceptions.filter((one) => !used.has(one))
  return [...found, ...spare.map(({ file, text }) => `${file}: nothing needs the exception for ${text}`)]
}

if (import.meta.main) {
  const files = globSync('src/**/*.css.ts')
  const sides = namedSides(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])), EXCEPTIONS)
  for (const line of sides) console.log(line)
  process.exitCode = sides.length === 0 ? 0 : 1
}
