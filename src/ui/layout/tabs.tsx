import type { ReactNode } from 'react'
import { Tabs } from '#ui/components/tabs.tsx'
import type { TabsView } from '#ui/view/tabs.ts'

/** Tabs, with the content of the current one. */
export const TabsLayout = ({ view, children }: { readonly view: TabsView; readonly children: ReactNode }) => (
  <Tabs
    label={view.label}
    tabs={view.tabs.map(({ key, label }) => ({ id: key, label }))}
    selected={view.tabs.find(({ isCurrent }) => isCurrent)?.key ?? ''}
    onSelect={(chosen) => view.tabs.find(({ key }) => key === chosen)?.choose()}
  >
    {children}
  </Tabs>
)
