import { Brand } from '#ui/components/brand.tsx'
import { Drawer } from '#ui/components/drawer.tsx'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import type { TopView } from './frame-view.ts'
import { NavigationList } from './navigation-list.tsx'
import { usePorts } from '#ui/layout/piazza-context.tsx'

type SideDrawerProps = {
  readonly view: TopView['drawer']
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The side navigation of small screens: it comes when called, and goes once something is chosen (SHELL-12). */
const SideDrawer = ({ view: { bar, close }, isOpen, onClose }: SideDrawerProps) => {
  const { configuration } = usePorts()
  useBackCloses(isOpen, onClose)
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={bar.label}
      closeLabel={close}
      heading={<Brand {...configuration} />}
    >
      <nav aria-label={bar.label}>
        <NavigationList view={bar} look="side" onChosen={onClose} />
      </nav>
    </Drawer>
  )
}
export { SideDrawer as default }
