import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'

export type Drawn<Props> = (props: Props) => ReactNode

/** A component that is fetched with its first rendering; `waiting` stands in its place meanwhile. */
export type Late<Props> = Drawn<Props & { readonly waiting?: ReactNode }> & {
  /** Fetches it before: it is drawn without a wait then. Fails where it does not come. */
  readonly fetch: () => Promise<unknown>
}

/**
 * Makes a component of its module. One that does not come fails as it is drawn, and is fetched again when it is drawn anew.
 *
 * React's own `lazy` is not used. It knows only afterwards what is here already. What stood in the place of something stays
 * for 300 ms then, however soon that comes: each screen and dialog would take as long when it is opened for the first time.
 * And it keeps a failure for good.
 */
export const lazy = <Props extends object>(load: () => Promise<Readonly<{ default: Drawn<Props> }>>): Late<Props> => {
  let known: Drawn<Props> | undefined
  let coming: Promise<Drawn<Props>> | undefined
  const fetchPart = async (): Promise<Drawn<Props>> => {
    try {
      const file = await load()
      known = file.default
      return known
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  const fetch = (): Promise<Drawn<Props>> => (coming ??= fetchPart())
  const Arriving = ({ waiting, ...given }: Props & { readonly waiting?: ReactNode }) => {
    const [part, setPart] = useState(() => ({ drawn: known }))
    const [broken, setBroken] = useState<Readonly<{ by: unknown }>>()
    const isWaiting = part.drawn === undefined
    useLayoutEffect(() => {
      if (!isWaiting) return
      fetch().then(
        // In small steps: a screen takes a slow phone a while.
        (drawn) => startTransition(() => setPart({ drawn })),
        (by: unknown) => setBroken({ by }),
      )
    }, [isWaiting])
    if (broken) throw broken.by
    const { drawn: Part } = part
    return Part ? <Part {...(given as unknown as Props)} /> : waiting
  }
  return Object.assign(Arriving, { fetch })
}
