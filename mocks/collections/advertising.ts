import { count, id, record } from '#adapters/http/codecs/wire.ts'

/** The number of clicks on an advertisement (ADS-03). */
export const clickCount = record('click count', { id: ['id', id('Advertisement')], count: ['count', count] })
