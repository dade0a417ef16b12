/** How long a database may take that is asked before the server, in milliseconds: one that never opens keeps nobody waiting. */
const SOON = 1_000

/** What work comes to, or undefined where it takes too long. */
export const soon = async <A>(work: Promise<A>): Promise<A | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SOON, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
