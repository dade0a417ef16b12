import { House } from 'lucide-react'
import { ButtonLink } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { LostView } from '#ui/view/not-found.ts'
import { Page } from './page.tsx'

const DRAWINGS = { notFound: 'search', broken: 'lost' } as const

type LostProps = { readonly view: Pick<LostView, 'kind' | 'title' | 'text' | 'home'> }

/** In place of a page that cannot be shown, with the way Home (SHELL-17). */
export const LostPage = ({ view: { kind, title, text, home } }: LostProps) => (
  <Page title={title}>
    <EmptyState
      drawing={DRAWINGS[kind]}
      title={title}
      text={text}
      action={
        <ButtonLink href={home.href} icon={House}>
          {home.label}
        </ButtonLink>
      }
    />
  </Page>
)
