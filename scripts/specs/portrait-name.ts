import type { Pickle } from '@cucumber/messages'

/** The name of the page of a feature, without its extension. */
export const pageOf = (uri: string): string =>
  uri
    .replace(/^features\//, '')
    .replace(/\.feature$/, '')
    .replaceAll('/', '-')

/** A picture that was taken after a step, and its file: pictures that are alike have one file. */
export type Portrait = Readonly<{ step: string; file: string }>

/** The list of the pictures of a playing: by its feature and the line of its scenario or example. */
export const portraitsName = ({ uri, location }: Pick<Pickle, 'uri' | 'location'>): string =>
  `${pageOf(uri)}-${location?.line ?? 0}.json`
