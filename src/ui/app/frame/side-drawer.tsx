import { useIntl } from 'react-intl'
import { Brand } from '#ui/components/brand.tsx'
import { Drawer } from '#ui/components/drawer.tsx'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import * as css from './frame.css.ts'
import { sideItems } from './navigation-items.ts'
import { NavigationList } from './navigation-list.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'

const looks = { list: css.sideList, item: css.sideItem, current: css.sideCurrent, sign: css.sideSign, word: css.word }

/** The side navigation of small screens: it comes when called, and goes once something is chosen (SHELL-12). */
const SideDrawer = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const intl = useIntl()
  const session = useSession()
  useBackCloses(isOpen, onClose)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={intl.formatMessage({ id: 'nav.side' })}
      closeLabel={intl.formatMessage({ id: 'action.close' })}
      heading={<Brand />}
    >
      <nav aria-label={intl.formatMessage({ id: 'nav.side' })}>
        <NavigationList items={sideItems(session)} looks={looks} onChosen={onClose} />
      </nav>
    </Drawer>
  )
}
export { SideDrawer as default }
