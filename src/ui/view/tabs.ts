/** Tabs, one of which is shown. */
export type TabsView = Readonly<{
  kind: 'tabs'
  label: string
  tabs: readonly Readonly<{ key: string; label: string; isCurrent: boolean; choose: () => void }>[]
}>
