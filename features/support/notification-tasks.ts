/** How a device stands to notifications before the app is opened, and what its citizen answers when it asks them. */
export const NOTIFYING = {
  /** Nobody has asked yet, and they will say yes. */
  'would allow': { permission: 'default', answer: 'granted' },
  'would refuse': { permission: 'default', answer: 'denied' },
  'has allowed': { permission: 'granted', answer: 'granted' },
  'has refused': { permission: 'denied', answer: 'denied' },
} as const
export type Notifying = (typeof NOTIFYING)[keyof typeof NOTIFYING]

/** The notifications of a device. */
export interface NotificationTasks {
  /** How the device stands to them; undefined for a browser that knows none. Before the app is opened. */
  readonly prepare: (notifying: Notifying | undefined) => Promise<void>
  /** What the device has shown, each as 'title: text'. */
  readonly shown: () => Promise<readonly string[]>
  /** How often the citizen was asked. */
  readonly timesAsked: () => Promise<number>
  /** Presses the one that was shown last. */
  readonly press: () => Promise<void>
}
