import { ExternalLink, VideoOff } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { videoSource } from '#domain/notices/video.ts'
import { hostAddress } from '#ui/app/images.ts'
import { titled } from '#ui/app/titles.ts'
import { ButtonLink } from '#ui/components/button.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-video.css.ts'
import * as shared from './notice-detail.css.ts'

/** A video: watched here when it is a file we trust, else reached by a link (NOTICE-07). */
export const VideoTemplate = ({ content, notice }: TemplateProps<'video'>) => {
  const intl = useIntl()
  const [hasFailed, setFailed] = useState(false)
  const source = videoSource(content.video)
  if (source.kind === 'none')
    return <NoticeBar tone="warning" icon={VideoOff} text={intl.formatMessage({ id: 'notice.videoMissing' })} />
  const address = source.kind === 'own' ? hostAddress(source.path) : source.address
  if (source.kind !== 'page' && !hasFailed)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the file that the sender gives, or there are none.
      <video
        className={css.video}
        controls
        preload="metadata"
        playsInline
        src={address}
        aria-label={intl.formatMessage({ id: 'notice.videoLabel' }, { title: titled(notice.title, intl) })}
        onError={() => setFailed(true)}
      />
    )
  return (
    <div className={shared.section}>
      {hasFailed ? (
        <NoticeBar tone="warning" icon={VideoOff} text={intl.formatMessage({ id: 'notice.videoFailed' })} />
      ) : null}
      <div className={shared.buttons}>
        <ButtonLink variant="secondary" icon={ExternalLink} href={address} target="_blank">
          {intl.formatMessage({ id: 'notice.videoOpen' })}
        </ButtonLink>
      </div>
    </div>
  )
}
