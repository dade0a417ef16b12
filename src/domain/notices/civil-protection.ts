import { wordsOf } from '#domain/search/marked.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { isRead, type NoticeSummary } from './notice.ts'

/** The words that name civil protection, as `wordsOf` spells them. */
const NAME = 'protezione civile'

/**
 * [decided] Whether somebody or something is of civil protection: its name says 'protezione civile', in any case and with
 * any accents. The name is that of a sender, a topic or a tag (HOME-05).
 */
export const isCivilProtection = (name: string): boolean => wordsOf(name).join(' ').includes(NAME)

/** [decided] How long a notice of civil protection stands on Home, in milliseconds: three days (HOME-05). */
export const CIVIL_PROTECTION_LASTS = 3 * 86_400_000

/**
 * The notices of civil protection that count now, in their order: not read, and of the last days. One whose moment is
 * unknown counts until it is read. [decided] So does one of which nobody knows whether it was read: a warning twice is
 * better than none (HOME-05).
 */
export const civilProtectionNow = (notices: readonly NoticeSummary[], now: Instant): readonly NoticeSummary[] =>
  notices.filter(
    (notice) =>
      !isRead(notice) &&
      now - (notice.receivedAt ?? now) < CIVIL_PROTECTION_LASTS &&
      [notice.sender, ...notice.tags].some(({ name }) => isCivilProtection(name)),
  )
