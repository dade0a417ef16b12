import { MonitorSmartphone, Smartphone, Trash2 } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShownDevice } from '#application/devices/devices.selectors.ts'
import type { UserId } from '#domain/identity/user.ts'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure } from '#ui/app/panel.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { Button, IconButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Switch } from '#ui/components/switch.tsx'
import { ownName, stateText, switchLabel } from './devices-texts.ts'
import * as css from './devices-screen.css.ts'
import { type DevicesState, useDevices } from './use-devices.ts'
import { useSaid } from '#ui/app/use-said.ts'

const DeviceDialog = lazy(() => import('./device-dialog.tsx'))

/** The devices a citizen has used the app on: each on or off, this one first; any of them can go (DEV-01 … DEV-03). */
const DevicesScreen = () => {
  const intl = useIntl()
  const { user } = useSession()
  return (
    <Page title={intl.formatMessage({ id: 'devices.title' })}>
      <p className={css.lead}>
        <FormattedMessage id="devices.lead" />
      </p>
      {user ? <DevicesOf owner={user.id} /> : null}
    </Page>
  )
}
export { DevicesScreen as default }

const DevicesOf = ({ owner }: { readonly owner: UserId }) => {
  const state = useDevices(owner)
  const { question } = state
  return (
    <>
      <Content state={state} />
      {question === undefined ? null : (
        <Suspense>
          <DeviceDialog
            question={question}
            isInHand={state.isAboutDeviceInHand}
            isBusy={state.isActing}
            onConfirm={state.confirm}
            onCancel={state.cancel}
          />
        </Suspense>
      )}
    </>
  )
}

const Content = ({ state }: { readonly state: DevicesState }) => {
  const intl = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const { face, failure, devices, retry, refresh } = state
  useFocusWhereRowsWent(place, devices)
  switch (face) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <PanelFailure failure={failure} onRetry={retry} />
    case 'empty':
      return (
        <div ref={place} tabIndex={-1} className={css.place}>
          <EmptyState
            drawing="list"
            title={intl.formatMessage({ id: 'devices.empty' })}
            text={intl.formatMessage({ id: 'devices.emptyText' })}
            action={
              <Button variant="secondary" onPress={refresh}>
                {intl.formatMessage({ id: 'devices.refresh' })}
              </Button>
            }
          />
        </div>
      )
    case 'full':
      return (
        <div ref={place} tabIndex={-1} className={css.place}>
          <Card as="ul" inside="flush" aria-label={intl.formatMessage({ id: 'devices.list' })}>
            {devices.map((shown) => (
              <Row key={shown.device.id} shown={shown} onToggle={state.toggle} onRemove={state.remove} />
            ))}
          </Card>
        </div>
      )
    default:
      return face satisfies never
  }
}

type RowProps = {
  readonly shown: ShownDevice
  readonly onToggle: DevicesState['toggle']
  readonly onRemove: DevicesState['remove']
}

const Row = ({ shown, onToggle, onRemove }: RowProps) => {
  const intl = useIntl()
  const said = useSaid()
  const { device, isOn, isInHand } = shown
  const name = said(ownName(device))
  const state = intl.formatMessage(stateText(shown))
  const Sign = isInHand ? MonitorSmartphone : Smartphone
  return (
    <li className={css.row}>
      <span className={isInHand ? `${css.sign} ${css.inHand}` : css.sign}>
        <Sign size={24} aria-hidden />
      </span>
      <Switch
        label={said(switchLabel(shown))}
        description={isInHand ? intl.formatMessage({ id: 'devices.inHandState' }, { name, state }) : state}
        isSelected={isOn}
        onChange={(enabled) => onToggle(shown, enabled)}
      />
      <IconButton
        icon={Trash2}
        label={
          isInHand
            ? intl.formatMessage({ id: 'devices.deleteInHand' })
            : intl.formatMessage({ id: 'devices.delete' }, { name })
        }
        onPress={() => onRemove(shown)}
      />
    </li>
  )
}

/** When a row has gone and the focus with it, the row that took its place gets it; without any, what stands there instead. */
const useFocusWhereRowsWent = (place: RefObject<HTMLElement | null>, devices: readonly ShownDevice[]) => {
  const before = useRef<readonly string[]>([])
  const shown = devices.map(({ device }) => device.id).join()
  useEffect(() => {
    const now = shown.split(',')
    const gone = before.current.findIndex((id) => !now.includes(id))
    before.current = shown === '' ? [] : now
    if (gone === -1) return
    const switches = place.current?.querySelectorAll<HTMLElement>('input[role=switch]') ?? []
    const next = switches[Math.min(gone, switches.length - 1)] ?? place.current
    next?.focus()
  }, [place, shown])
}

const Waiting = () => (
  <Loading>
    <Card inside="flush">
      {[1, 2, 3].map((key) => (
        <ListRowSkeleton key={key} lines={2} />
      ))}
    </Card>
  </Loading>
)
