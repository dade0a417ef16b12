import { folded } from '#domain/text/fold.ts'

/** A name in the form of file names and URLs. */
export const slugOf = (name: string): string =>
  folded(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
