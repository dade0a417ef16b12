/** What a reminder says: of which event, when and where that is, and the path of its page. */
export type ReminderWords = Readonly<{ title: string; text: string; path: string }>

/** What others learn of reminders. */
export type ReminderNews =
  /** The device itself shows none, and the citizen has the app before them. */
  | { type: 'reminder.due'; words: ReminderWords }
  /** They want to see what they were reminded of. */
  | { type: 'reminder.opened'; path: string }
