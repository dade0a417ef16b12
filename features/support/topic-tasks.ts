/** What is done with the topics of an activity beyond its buttons and forms. */
export interface TopicTasks {
  /** The topic that one has been led to; undefined while one stands at none. */
  readonly at: () => Promise<string | undefined>
}
