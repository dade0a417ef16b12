import { count, id } from '#adapters/http/codecs/wire.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'

/** The number of clicks on an advertisement (ADS-03). */
export const clickCount = record('click count', { id: ['id', id('Advertisement')], count: ['count', count] })
