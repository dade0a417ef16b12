import { count, id, record } from '#adapters/http/codecs/wire.ts'

/** How often an advertisement was followed (ADS-03). */
export const clickCount = record('click count', { id: ['id', id('Advertisement')], count: ['count', count] })
