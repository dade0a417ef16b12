/** Before each unit test: the properties of fast-check begin at the seed of the run, so that `PIAZZA_SEED` replays them. */
import { configureGlobal } from 'fast-check'
import { SEED } from '#domain/testing/runs.ts'

configureGlobal({ seed: SEED })
