import type { Id } from '#domain/id.ts'

export type SheetId = Id<'Sheet'>

/** A place-based information sheet as others refer to it (DIR-06). */
export type SheetSummary = Readonly<{ id: SheetId; title: string; image: string | undefined }>
