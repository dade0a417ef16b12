/** A message as the conversation shows it: who said it ('Tu' for the citizen), and how far it has got. */
export type MessageSeen = Readonly<{ who: string; text: string; standing: 'said' | 'sending' | 'unsent' }>

/** What is done in the conversation that is open (CHAT-03). */
export interface ConversationTasks {
  /** From the first down; none while there is no conversation. */
  readonly messages: () => Promise<readonly MessageSeen[]>
  /** The days that stand between the messages. */
  readonly days: () => Promise<readonly string[]>
  /** Whom the heading names. */
  readonly heading: () => Promise<string | undefined>
  /** Takes the heading's way to whom one talks with. */
  readonly visit: () => Promise<void>
  /** The links in what was said, as they lead. */
  readonly links: () => Promise<readonly string[]>
  /** Throws the conversation away, by the bin over it; the question comes first. */
  readonly throwAway: () => Promise<void>
}
