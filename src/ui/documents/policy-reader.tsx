import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { FormattedMessage } from 'react-intl'
import type { Policy } from '#domain/profile/profile.ts'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import { Button } from '#ui/components/button.tsx'
import * as css from './policy-reader.css.ts'
import { POLICY_TEXTS } from './policy-texts.ts'

const PolicySheet = lazy(async () => ({ default: (await import('./policy-sheet.tsx')).PolicySheet }))

/** The button that opens a document where one is. */
export const PolicyReader = ({ policy }: { readonly policy: Policy }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={css.reader}>
        <Button variant="quiet" icon={BookOpen} onPress={() => setOpen(true)}>
          <FormattedMessage {...POLICY_TEXTS[policy].read} />
        </Button>
      </span>
      {isOpen ? (
        <LateBoundary>
          <PolicySheet policy={policy} onClose={() => setOpen(false)} />
        </LateBoundary>
      ) : null}
    </>
  )
}
