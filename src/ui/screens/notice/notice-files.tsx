import { Download, FileText, Mail } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { safeFileName } from '#domain/links/safe-link.ts'
import type { NoticeFile } from '#domain/notices/notice.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import type { Errands } from './use-notice.ts'
import * as css from './notice-detail.css.ts'

type FilesProps = { readonly files: readonly NoticeFile[]; readonly errands: Errands }

/** The files of a notice: each is downloaded or sent by e-mail (NOTICE-08). */
export const NoticeFiles = ({ files, errands }: FilesProps) => {
  const intl = useIntl()
  const titleId = useId()
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h3 className={css.sectionTitle} id={titleId}>
        {intl.formatMessage({ id: 'file.title' })}
      </h3>
      <Card as="ul" inside="flush">
        {files.map((file) => (
          <File key={file.id} file={file} errands={errands} />
        ))}
      </Card>
    </section>
  )
}

const File = ({ file, errands }: { readonly file: NoticeFile; readonly errands: Errands }) => {
  const intl = useIntl()
  const name = safeFileName(file.label, file.extension)
  const isDownloading = errands.downloading?.id === file.id
  const isMailing = errands.mailing?.id === file.id
  return (
    <li className={css.file}>
      <FileText size={24} className={css.fileSign} aria-hidden />
      <span className={css.fileName}>{name}</span>
      <span className={css.fileButtons}>
        <Button
          variant="secondary"
          icon={Download}
          busy={isDownloading}
          isDisabled={errands.isBusy && !isDownloading}
          onPress={() => errands.download(file)}
        >
          {intl.formatMessage({ id: 'file.download' })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button
          variant="secondary"
          icon={Mail}
          busy={isMailing}
          isDisabled={errands.isBusy && !isMailing}
          onPress={() => errands.mail(file)}
        >
          {intl.formatMessage({ id: 'file.mail' })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}
