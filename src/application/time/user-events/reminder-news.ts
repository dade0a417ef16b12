/** The content of a reminder: its event, time and place, and the path of its page. */
export type ReminderWords = Readonly<{ title: string; text: string; path: string }>

/** Events about reminders. */
export type ReminderNews =
  /** The device shows no notification, and the app is visible. */
  | { type: 'reminder.due'; words: ReminderWords }
  /** The citizen pressed the notification. */
  | { type: 'reminder.opened'; path: string }
