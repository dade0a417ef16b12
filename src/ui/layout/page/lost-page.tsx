import { House, RotateCw } from 'lucide-react'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { LostView } from '#ui/view/not-found.ts'
import type { Action } from '#ui/view/parts.ts'
import { Page } from './page.tsx'

const DRAWINGS = { notFound: 'search', broken: 'lost' } as const

type LostProps = {
  readonly view: Pick<LostView, 'kind' | 'title' | 'text' | 'home'> & { readonly retry?: Action | undefined }
}

/** In place of a page that cannot be shown, with the way Home and, where it helps, a retry (SHELL-17). */
export const LostPage = ({ view: { kind, title, text, home, retry } }: LostProps) => (
  <Page title={title}>
    {/* There is no such page, although the server answers with the app. */}
    {kind === 'notFound' ? <meta name="robots" content="noindex" /> : null}
    <EmptyState
      drawing={DRAWINGS[kind]}
      title={title}
      text={text}
      action={
        <>
          {retry ? (
            <Button variant="secondary" icon={RotateCw} onPress={retry.press}>
              {retry.label}
            </Button>
          ) : null}
          <ButtonLink href={home.href} icon={House}>
            {home.label}
          </ButtonLink>
        </>
      }
    />
  </Page>
)
