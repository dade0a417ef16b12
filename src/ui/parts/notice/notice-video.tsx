import { ExternalLink, VideoOff } from 'lucide-react'
import { ButtonLink } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import type { ViewOf } from './template-view.ts'
import * as css from './notice-video.css.ts'
import * as shared from './notice-detail.css.ts'

/** A video that is played in place (NOTICE-07). */
export const VideoTemplate = ({ view: { label, href, fail } }: { readonly view: ViewOf<'video'> }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the file that the sender gives, or there are none.
  <video className={css.video} controls preload="metadata" playsInline src={href} aria-label={label} onError={fail} />
)

/** A video as a link, or unusable. */
export const VideoElsewhere = ({ view: { problem, open } }: { readonly view: ViewOf<'videoElsewhere'> }) => (
  <div className={shared.section}>
    {problem === undefined ? null : <NoticeBar tone="warning" icon={VideoOff} text={problem} />}
    {open ? (
      <div className={shared.buttons}>
        <ButtonLink variant="secondary" icon={ExternalLink} href={open.href} target="_blank">
          {open.label}
        </ButtonLink>
      </div>
    ) : null}
  </div>
)
