/** A message of the conversation: its author ('Tu' for the citizen), and its state. */
export type MessageSeen = Readonly<{ who: string; text: string; standing: 'said' | 'sending' | 'unsent' }>

/** Tasks of the open conversation (CHAT-03). */
export interface ConversationTasks {
  /** In order; empty without a conversation. */
  readonly messages: () => Promise<readonly MessageSeen[]>
  /** The days between the messages. */
  readonly days: () => Promise<readonly string[]>
  /** The other party in the heading. */
  readonly heading: () => Promise<string | undefined>
  /** Follows the link of the heading to the other party. */
  readonly visit: () => Promise<void>
  /** The links in the messages, with their targets. */
  readonly links: () => Promise<readonly string[]>
}
