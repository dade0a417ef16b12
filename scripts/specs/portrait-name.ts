import type { Pickle } from '@cucumber/messages'

/** The name of the page of a feature, without its extension. */
export const pageOf = (uri: string): string =>
  uri
    .replace(/^features\//, '')
    .replace(/\.feature$/, '')
    .replaceAll('/', '-')

/** The picture of a playing: by its feature and the line of its scenario or example. */
export const portraitName = ({ uri, location }: Pick<Pickle, 'uri' | 'location'>): string =>
  `${pageOf(uri)}-${location?.line ?? 0}.jpg`
