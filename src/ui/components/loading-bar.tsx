import * as css from './loading-bar.css.ts'

export type LoadingBarProps = { readonly active: boolean; readonly label: string }

/** A progress bar over the page: three pixels at the top of the viewport while requests are running. */
export const LoadingBar = ({ active, label }: LoadingBarProps) =>
  active ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot hold a runner that moves.
    <div className={css.track} role="progressbar" aria-label={label}>
      <div className={css.runner} />
    </div>
  ) : null
