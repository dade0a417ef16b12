import { useIntl } from 'react-intl'
import type { MenuCourse } from '#domain/notices/notice.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { named, titled } from '#ui/app/titles.ts'
import { Card } from '#ui/components/card.tsx'
import type { TemplateProps } from './templates.tsx'
import * as css from './notice-menu.css.ts'
import * as shared from './notice-detail.css.ts'

/** What there is to eat, course by course, and what it costs (FMT-02). */
export const MenuTemplate = ({ content: { courses } }: TemplateProps<'menu'>) => {
  const intl = useIntl()
  return courses.length === 0 ? (
    <p className={shared.muted}>{intl.formatMessage({ id: 'notice.noMenu' })}</p>
  ) : (
    <div className={css.courses}>
      {courses.map((course, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- courses have no identity of their own and never move.
        <Course key={at} course={course} />
      ))}
    </div>
  )
}

const Course = ({ course: { title, dishes } }: { readonly course: MenuCourse }) => {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <Card as="section">
      <h3 className={css.title}>{titled(title, intl)}</h3>
      <ul className={css.dishes}>
        {dishes.map(({ name, description, price }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- nor have dishes.
          <li key={at} className={css.dish}>
            <span className={css.name}>{named(name, intl)}</span>
            {price === undefined ? null : <span className={css.price}>{formats.price(price)}</span>}
            {description === undefined ? null : <span className={css.description}>{description}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
