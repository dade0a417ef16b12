import { Download, FileText, Mail } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#ui/components/card.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import type { NoticeBodyView } from './notice-view.ts'
import * as css from './notice-detail.css.ts'

/** The files of a notice: each is downloaded or sent by e-mail (NOTICE-08). */
export const NoticeFiles = ({ view: { title, rows } }: { readonly view: NonNullable<NoticeBodyView['files']> }) => {
  const titleId = useId()
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h3 className={css.sectionTitle} id={titleId}>
        {title}
      </h3>
      <Card as="ul" inside="flush">
        {rows.map(({ key, name, download, mail }) => (
          <li key={key} className={css.file}>
            <FileText size={24} className={css.fileSign} aria-hidden />
            <bdi className={css.fileName}>{name}</bdi>
            <span className={css.fileButtons}>
              <ActionButton variant="secondary" icon={Download} action={download} />
              <ActionButton variant="secondary" icon={Mail} action={mail} />
            </span>
          </li>
        ))}
      </Card>
    </section>
  )
}
