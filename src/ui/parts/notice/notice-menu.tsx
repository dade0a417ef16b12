import { Card } from '#ui/components/card.tsx'
import type { ViewOf } from './template-view.ts'
import * as css from './notice-menu.css.ts'

/** A menu, course by course, with prices (FMT-02). */
export const MenuTemplate = ({ view: { courses } }: { readonly view: ViewOf<'menu'> }) => (
  <div className={css.courses}>
    {courses.map((course) => (
      <Card key={course.key} as="section">
        <h3 className={css.title} dir="auto">
          {course.title}
        </h3>
        <ul className={css.dishes}>
          {course.dishes.map(({ key, name, price, description }) => (
            <li key={key} className={css.dish}>
              <bdi className={css.name}>{name}</bdi>
              {price === undefined ? null : <span className={css.price}>{price}</span>}
              {description === undefined ? null : <bdi className={css.description}>{description}</bdi>}
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </div>
)
