import * as css from './loading-bar.css.ts'

export type LoadingBarProps = { readonly active: boolean; readonly label: string }

/** Over everything, in nobody's way: three pixels at the top of the window while something is under way. */
export const LoadingBar = ({ active, label }: LoadingBarProps) =>
  active ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot hold a runner that moves.
    <div className={css.track} role="progressbar" aria-label={label}>
      <div className={css.runner} />
    </div>
  ) : null
