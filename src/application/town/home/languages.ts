import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { Languages } from '#application/ports/home-entries.ts'
import type { Language } from '#domain/home/home.ts'

const languagesMachine = resourceMachine<undefined, readonly Language[]>('languages')

/** The languages on offer, read once for the whole app (LANG-02). */
export const languages = ({ languages: offered }: Readonly<{ languages: Languages }>) =>
  languagesMachine.provide({ actors: { load: fromReading((_, signal) => offered.all(signal)) } })
