import { BookOpen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'
import { LateBoundary } from '#ui/app/late-boundary.tsx'
import { Button } from '#ui/components/button.tsx'
import { POLICY_TEXTS } from './policy-texts.ts'

const PolicySheet = lazy(async () => ({ default: (await import('./policy-sheet.tsx')).PolicySheet }))

/** The button that opens a document where one is. */
export const PolicyReader = ({ policy }: { readonly policy: Policy }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={BookOpen} onPress={() => setOpen(true)}>
        <FormattedMessage {...POLICY_TEXTS[policy].read} />
      </Button>
      {isOpen ? (
        <LateBoundary>
          <Suspense>
            <PolicySheet policy={policy} onClose={() => setOpen(false)} />
          </Suspense>
        </LateBoundary>
      ) : null}
    </>
  )
}
