/** [decided] How long what failed beside the page waits until it is asked for again, in milliseconds (ERR-09). */
export const AGAIN = 30_000

/**
 * The states within one that failed, and is asked for again by itself: it rests, and is due once the citizen is in sight and
 * online. Out of sight nobody is asked, however long that lasts (ERR-09). The machine has the delay `again` and the actor
 * `watchPresence`; `target` is the state that asks. `watch` is the id of that actor: another one for each of the states that a
 * machine may be in at once.
 */
export const askedAgain = <const Target extends string>(target: Target, watch = 'watchPresence') =>
  ({
    resting: { description: 'It has failed: nobody is asked for a while.', after: { again: 'due' } },
    due: {
      description: 'It is asked for as soon as the citizen is there.',
      invoke: {
        id: watch,
        src: 'watchPresence',
        onError: { description: 'Without a source of visibility it is asked for all the same.', target },
      },
      on: { 'presence.gained': target },
    },
  }) as const
