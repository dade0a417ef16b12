/** The permission for notifications before the app is opened, and the citizen's answer to the prompt. */
export const NOTIFYING = {
  /** Not decided, and the citizen will allow it. */
  'would allow': { permission: 'default', answer: 'granted' },
  'would refuse': { permission: 'default', answer: 'denied' },
  'has allowed': { permission: 'granted', answer: 'granted' },
  'has refused': { permission: 'denied', answer: 'denied' },
} as const
export type Notifying = (typeof NOTIFYING)[keyof typeof NOTIFYING]

/** The notifications of a device. */
export interface NotificationTasks {
  /** Sets the permission; undefined for a browser without notifications. Before the app is opened. */
  readonly prepare: (notifying: Notifying | undefined) => Promise<void>
  /** The shown notifications, each as 'title: text'. */
  readonly shown: () => Promise<readonly string[]>
  /** The number of prompts. */
  readonly timesAsked: () => Promise<number>
  /** Presses the last notification. */
  readonly press: () => Promise<void>
}
