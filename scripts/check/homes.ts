/**
 * Rules that have one home in the code: what a text of contact says, which letters are the same, where a sign ends, which key
 * was pressed. Code that does the same by itself elsewhere is printed, with the home to use instead.
 */
import { globSync, readFileSync } from 'node:fs'

/** `home` is the beginning of a path. */
type Rule = Readonly<{ home: readonly string[]; pattern: RegExp; instead: string }>
type Exception = Readonly<{ file: string; text: string; reason: string }>

const RULES: readonly Rule[] = [
  {
    home: ['src/domain/links/'],
    pattern: /[`'"](?:tel|mailto|sms):(?:\$\{|['"`] \+)/g,
    instead: 'domain/links makes addresses of telephones and mailboxes',
  },
  {
    home: ['src/domain/text/fold.ts', 'src/domain/text/entities.ts', 'src/adapters/'],
    pattern: /\.to(?:Lower|Upper)Case\(\)/g,
    instead: 'domain/text/fold compares texts without case and accents',
  },
  {
    home: ['src/domain/text/order.ts', 'src/ui/language/formats.ts'],
    pattern: /\bIntl\.Collator\b|\.(?:toSorted|sort)\(\)/g,
    instead: 'domain/text/order and `inOrder` of the formats put names in order',
  },
  {
    home: ['src/domain/text/signs.ts', 'src/adapters/http/'],
    pattern: /\.charAt\(0\)|\.substr(?:ing)?\(|\[\.\.\.\w+\]\[0\]|\bIntl\.Segmenter\b|\bmaxLength\b/g,
    instead: 'domain/text/signs tells where a sign ends, and no field cuts what is typed',
  },
  {
    home: ['src/domain/text/typed.ts', 'src/adapters/'],
    pattern: /\btyped(?:\.\w+)?\.trim\(\)|\bvalues?(?:\.\w+)?\.trim\(\)/g,
    instead: 'domain/text/typed reads what is typed',
  },
  {
    home: ['src/ui/components/keys.ts'],
    pattern: /\bisComposing\b|\bkeyCode\b|\b(?:press|event|native)\.key\b|\{ key\b[^}]*\}: [\w<>]*KeyboardEvent/g,
    instead: 'keyOf of components/keys tells the key, and none while a word is composed',
  },
  {
    home: ['src/ui/components/field-kinds.ts'],
    pattern: /\b(?:autoComplete|inputMode|autoCapitalize|autoCorrect|spellCheck|enterKeyHint)=/g,
    instead: 'components/field-kinds has what keyboards and browsers are told, by kind of field',
  },
  {
    home: ['src/domain/text/direction.ts', 'src/domain/text/typed.ts', 'src/domain/links/safe-link.ts'],
    pattern: /\\u206[6-9]|<bdo\b|\bunicodeBidi\b/g,
    instead: 'domain/text/direction and <bdi> isolate a direction',
  },
  {
    home: ['src/adapters/'],
    pattern: /\bnew Date\(\)|\bDate\.now\(|\bsetInterval\(/g,
    instead: 'the clock among the ports tells the time, and ticks when it matters',
  },
  {
    home: ['src/adapters/'],
    pattern:
      /\bnavigator\.(?:share|clipboard|geolocation|mediaDevices|permissions|storage|locks)\b|\bBroadcastChannel\b|\bspeechSynthesis\b|\bnew Notification\b|\bcreateObjectURL\b/g,
    instead: 'what a device can do is behind the ports, which say what becomes of a refusal',
  },
  {
    home: ['src/ui/components/rich-text'],
    pattern: /<[uo]l\b(?![^>]*\.\.\.LIST\b)/g,
    instead: 'components/list-role makes a list of what Safari would not take for one',
  },
  {
    home: ['src/ui/app/app.tsx', 'src/ui/shell/misconfigured/'],
    pattern: /<Suspense\b|import \{[^}]*\blazy\b[^}]*\} from 'react'/g,
    instead: 'components/lazy draws what is fetched as soon as it is here, React 300 ms later',
  },
]

const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/domain/identity/initials.ts',
    text: '.toUpperCase()',
    reason: 'Initials are shown in capitals, of no language.',
  },
  { file: 'src/ui/language/formats.ts', text: '.toUpperCase()', reason: 'A heading begins with a capital.' },
  {
    file: 'src/domain/chat/chat.ts',
    text: 'toLowerCase',
    reason: 'Usernames that differ in an accent are of two people.',
  },
  { file: 'src/application/kit/any-case.ts', text: 'toUpperCase', reason: 'A code is tried in either case.' },
  { file: 'src/ui/components/rich-text-copy.ts', text: 'localName', reason: 'The name of an element of HTML.' },
  { file: 'src/ui/theme/tokens.ts', text: 'word.replaceAll', reason: 'The name of a token.' },
  { file: 'src/ui/parts/read-aloud/read-aloud.tsx', text: 'lang.toLowerCase()', reason: 'The tag of a language.' },
  {
    file: 'src/ui/parts/read-aloud/read-aloud.tsx',
    text: 'speechSynthesis',
    reason: 'Only how much room the button has before it comes; the voice itself is behind a port.',
  },
  {
    file: 'src/domain/events/event-filter.ts',
    text: 'days.sort()',
    reason: 'Days are in the order of their ISO form.',
  },
  { file: 'src/domain/events/occurrences.ts', text: 'weekdayOf', reason: 'Days of the week are numbers from 1 to 7.' },
  { file: 'src/ui/parts/chat/composer.tsx', text: 'sendsByEnter', reason: 'What Enter does depends on the device.' },
  {
    file: 'src/ui/components/password-field.tsx',
    text: 'hidden',
    reason: 'Nobody types here: managers of passwords read whose password it is.',
  },
  {
    file: 'src/ui/theme/global.css.ts',
    text: 'unicodeBidi',
    reason: 'Each paragraph of every page runs as its own first letter does.',
  },
]

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*.*?\*\//gs, ' ').replaceAll(/(?<!:)\/\/.*$/gm, ' ')

/** An element whose attributes stand on lines of their own begins with the first of them. */
const withFirstAttribute = (source: string): string => source.replaceAll(/(<\w+)\n\s+/g, '$1 ')

/** What does a rule's work away from its home, and the exceptions that nothing needs. */
export const awayFromHome = (
  sources: Readonly<Record<string, string>>,
  exceptions: readonly Exception[],
): readonly string[] => {
  const used = new Set<Exception>()
  const found = Object.entries(sources).flatMap(([file, source]) => {
    const lines = withFirstAttribute(withoutComments(source)).split('\n')
    return RULES.filter(({ home }) => !home.some((path) => file.startsWith(path))).flatMap(({ pattern, instead }) =>
      lines.flatMap((line) => {
        const exception = exceptions.find((one) => one.file === file && line.includes(one.text))
        const matches = line.match(pattern) ?? []
        if (exception && matches.length > 0) used.add(exception)
        return exception ? [] : matches.map((text) => `${file}: ${text} — ${instead}`)
      }),
    )
  })
  const spare = exceptions.filter((one) => !used.has(one))
  return [...found, ...spare.map(({ file, text }) => `${file}: nothing needs the exception for ${text}`)]
}

if (import.meta.main) {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  const away = awayFromHome(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])), EXCEPTIONS)
  for (const line of away) console.log(line)
  process.exitCode = away.length === 0 ? 0 : 1
}
