/** The content of a chat's row. Missing parts are undefined. */
export type ChatSeen = Readonly<{ name: string; last: string; when: string | undefined; unread: number }>

/** Tasks of the list of chats (CHAT-01). */
export interface ChatListTasks {
  /** In order; empty without a list. */
  readonly rows: () => Promise<readonly ChatSeen[]>
  readonly open: (name: string) => Promise<void>
  /** Removes one chat of the list; the confirmation comes first. */
  readonly remove: (name: string) => Promise<void>
  readonly pick: (name: string) => Promise<void>
  readonly pickAll: () => Promise<void>
  /** The names of the selected rows. */
  readonly picked: () => Promise<readonly string[]>
  /** With the delete button at the top, or with that of the selection; without a selection neither has an effect. */
  readonly removePicked: (by: 'bin' | 'button') => Promise<void>
  readonly stopPicking: () => Promise<void>
}
