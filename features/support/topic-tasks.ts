/** Tasks of the topics of an activity beyond their buttons and forms. */
export interface TopicTasks {
  /** The topic that the URL scrolled to; undefined without one. */
  readonly at: () => Promise<string | undefined>
}
