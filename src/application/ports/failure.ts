/** How any request to the outside can fail, told apart only where someone acts on the difference. */
export type RequestFailure =
  /** Nobody answered: no network, or the server is gone. */
  | Readonly<{ _tag: 'Unreachable' }>
  /** The answer took longer than its time limit. */
  | Readonly<{ _tag: 'TimedOut' }>
  /** The server said no, in its own words when it had any; `code` is its name for the reason, where it gives one. */
  | Readonly<{ _tag: 'Refused'; status: number; message: string | undefined; code?: string }>
  /** There is no such thing (404, or an answer with nothing in it), in the server's words when it had any. */
  | Readonly<{ _tag: 'Missing'; message?: string }>
  /** The session is needed and is not there any more. */
  | Readonly<{ _tag: 'SignedOut' }>
  /** The server answered something that this app does not understand (ERR-03). */
  | Readonly<{ _tag: 'Undecodable'; call: string; path: string; expected: string; actual: string }>
  /** The request was called off: its answer belongs to nobody any more. */
  | Readonly<{ _tag: 'Aborted' }>

/** What is left when an actor fails with something no port promised. */
export type Unexpected = Readonly<{ _tag: 'Unexpected'; cause: unknown }>
