import { read } from '../http/contract/call.ts'
import { count, filledText, mapped, optionalText, text, type Wire } from '../http/codecs/wire.ts'
import { list } from '../http/codecs/wire-lists.ts'
import { record } from '../http/codecs/wire-records.ts'
import { choice } from '../http/codecs/wire-words.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'

/** The maximum number of suggested addresses. */
const MOST_FOUND = 5
/** The timeout of a search, in milliseconds. */
const TIME_LIMIT = 8_000

const details = record('address', {
  road: ['road', optionalText],
  pedestrian: ['pedestrian', optionalText],
  square: ['square', optionalText],
  number: ['house_number', optionalText],
  hamlet: ['hamlet', optionalText],
  village: ['village', optionalText],
  town: ['town', optionalText],
  city: ['city', optionalText],
  county: ['county', optionalText],
  provinceSign: ['ISO3166-2-lvl6', optionalText],
  postalCode: ['postcode', optionalText],
  country: ['country', optionalText],
})

const place = record('place', { label: ['display_name', filledText], details: ['address', details] })

/** 'IT-VA' is the province of Varese: VA. */
const signOf = (code: string | undefined): string | undefined => code?.split('-')[1]

const found: Wire<FoundAddress> = mapped(
  place,
  ({ label, details: { road, pedestrian, square, number, ...rest } }) => {
    const street = road ?? pedestrian ?? square
    return {
      label,
      address: street === undefined ? undefined : [street, number].filter((part) => part !== undefined).join(' '),
      postalCode: rest.postalCode,
      municipality: rest.city ?? rest.town ?? rest.village ?? rest.hamlet,
      province: signOf(rest.provinceSign) ?? rest.county,
      country: rest.country,
    }
  },
  ({ label, address, postalCode, municipality, province, country }) => ({
    label,
    details: {
      road: address,
      pedestrian: undefined,
      square: undefined,
      number: undefined,
      hamlet: undefined,
      village: undefined,
      town: municipality,
      city: undefined,
      county: undefined,
      provinceSign: province === undefined ? undefined : `IT-${province}`,
      postalCode,
      country,
    },
  }),
)

/** The only call of a places service that is compatible with Nominatim (PROF-06). It has no session. */
export const places = {
  search: read('/search', list(found), {
    auth: 'none',
    query: record('address search', {
      words: ['q', text],
      format: ['format', choice('format', { json: 'jsonv2' })],
      details: ['addressdetails', count],
      countries: ['countrycodes', text],
      most: ['limit', count],
    }),
    reports: 'caller',
    timeLimit: TIME_LIMIT,
  }),
}

/** The query for a text: addresses in Italy, with their parts. */
export const searchFor = (words: string) =>
  ({ query: { words, format: 'json', details: 1, countries: 'it', most: MOST_FOUND } }) as const
