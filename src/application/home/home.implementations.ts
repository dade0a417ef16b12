import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { HomeEntries, Languages } from '#application/ports/home-entries.ts'
import { type HomeSection, homeSections, type Language } from '#domain/home/home.ts'

/** What Home shows: the visible entries by category (HOME-01). */
export const homeMachine = resourceMachine<undefined, readonly HomeSection[]>('home')
/** The languages on offer (LANG-02). */
export const languagesMachine = resourceMachine<undefined, readonly Language[]>('languages')

export const home = ({ homeEntries }: Readonly<{ homeEntries: HomeEntries }>) =>
  homeMachine.provide({
    actors: { load: fromReading((_, signal) => pipe(homeEntries.all(signal), TaskEither.map(homeSections))) },
  })

export const languages = ({ languages: offered }: Readonly<{ languages: Languages }>) =>
  languagesMachine.provide({ actors: { load: fromReading((_, signal) => offered.all(signal)) } })
