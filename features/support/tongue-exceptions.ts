import type { OtherTongue } from '#mocks/tongues/tongue.ts'

/** A scenario that cannot pass in a dialect: its name, and the reason in one sentence. */
export type TongueException = Readonly<{ tongue: OtherTongue; scenario: string; reason: string }>

/** The maximum over all dialects: more would mean that the app relies on our own form. */
export const MOST_EXCEPTIONS = 25

const because = (tongue: OtherTongue, reason: string, ...scenarios: readonly string[]): readonly TongueException[] =>
  scenarios.map((scenario) => ({ tongue, scenario, reason }))

/**
 * Every scenario that cannot pass in a dialect. `npm run test:tongues -- --all` runs them, and fails where one passes.
 */
export const TONGUE_EXCEPTIONS: readonly TongueException[] = [
  ...because(
    'bare',
    'The specification names no telephone, e-mail address or site of a contact.',
    'An activity is called, written to, visited and gone to',
    'Giulia reads where a contact is and how it is reached',
    'A telephone number is read digit by digit',
  ),
  ...because(
    'bare',
    'The specification names no number of unread messages.',
    'Mario finds his chats, the newest first, with what was said last',
    'What Mario has read is new no more when he comes back to the list',
  ),
  ...because(
    'bare',
    'The specification names no moment of a message.',
    'Mario reads what was said, in its order and day by day',
  ),
  ...because(
    'bare',
    'The specification names no moment at which an agreement was saved.',
    'Mario sees what he agreed to, and when',
    'Mario agrees, and it is still so when he comes back',
  ),
  ...because(
    'bare',
    'The specification names no text of a chosen address, which is known only once its page is seen.',
    'What Sara chose before stands above all others, however it stands',
    'What Sara chose before can be switched',
  ),
  ...because(
    'bare',
    'The specification names no opening hours.',
    'A place says whether it is open now, or when it opens',
    'What is open closes while one looks',
    'On the map a place says it too, and how it is reached',
    'Who asks for hours on Home finds the place, and whether it is open',
    "What is Mario's own stands before what is on in town",
  ),
  ...because(
    'bare',
    'The specification names no municipality of a search result.',
    "What is found in one's own municipality comes first",
  ),
  ...because(
    'bare',
    'The specification names no mark of a notice that was read.',
    'A warning of civil protection stands first until it is read',
    'The server knows no filters, and what Mario has read is not among the unread all the same',
  ),
  ...because(
    'loose',
    'The element that cannot be read is one of the list, and is counted.',
    'Giulia looks only at what is in Luino, and the address says so',
  ),
  ...because(
    'loose',
    'One role of a user cannot be read, and the state of the service says so.',
    'The administrator sees that the server answers as it should',
  ),
]

/** The names of the scenarios that are skipped in a dialect. */
export const exceptedIn = (tongue: string): ReadonlySet<string> =>
  new Set(TONGUE_EXCEPTIONS.filter((one) => one.tongue === tongue).map(({ scenario }) => scenario))
