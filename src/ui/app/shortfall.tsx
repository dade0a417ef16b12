import { FormattedMessage } from 'react-intl'
import type { Shortfall } from '#application/kit/list-rows.ts'
import * as css from './shortfall.css.ts'
import { type Listing, shortfallLines } from './shortfall-texts.ts'

type LackingProps = { readonly of: Listing; readonly shortfall: Shortfall }

/** Says in a line what a list does not show: rows that cannot be read, and rows that the server does not give. */
export const Lacking = ({ of, shortfall }: LackingProps) =>
  shortfallLines(of, shortfall).map(({ text, values }) => (
    <p key={text.id} className={css.line}>
      <FormattedMessage {...text} values={values} />
    </p>
  ))
