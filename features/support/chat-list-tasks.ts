/** A chat as its row tells it. What a row does not say is undefined. */
export type ChatSeen = Readonly<{ name: string; last: string; when: string | undefined; unread: number }>

/** What is done with the list of chats (CHAT-01). */
export interface ChatListTasks {
  /** From the first down; none while there is no list. */
  readonly rows: () => Promise<readonly ChatSeen[]>
  readonly open: (name: string) => Promise<void>
  /** Throws one of the list away; the question comes first. */
  readonly remove: (name: string) => Promise<void>
  readonly pick: (name: string) => Promise<void>
  readonly pickAll: () => Promise<void>
  /** The names of those that are picked. */
  readonly picked: () => Promise<readonly string[]>
  /** By the bin at the top, or by the button of the selection; with nothing picked neither does anything. */
  readonly removePicked: (by: 'bin' | 'button') => Promise<void>
  readonly stopPicking: () => Promise<void>
}
