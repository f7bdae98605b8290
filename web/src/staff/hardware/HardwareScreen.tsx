import { IconPlugConnected, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { CommandList } from './CommandList.tsx'
import { DeviceKeys } from './DeviceKeys.tsx'
import { Devices } from './Devices.tsx'
import styles from './Hardware.module.css'
import { type Editing, Peripherals } from './Peripherals.tsx'
import { SystemAlerts } from './SystemAlerts.tsx'

/**
 * Every device of the facility, its state, its commands, and its test; above them the alerts of the server, below them
 * the printers and card readers to set up, and the keys of the controllers that report doors.
 */
export function HardwareScreen() {
  const { t } = useWords('hardware')
  const { data, error, refetch } = useLiveQuery('hardware')
  const { said, say } = useSaid()
  const [editing, edit] = useState<Editing>(null)
  return (
    <OfficePage
      title={t('officeHardware')}
      beside={
        data ? (
          <Button icon={IconPlus} onClick={() => edit('new')}>
            {t('peripheralsAdd')}
          </Button>
        ) : null
      }
    >
      <div className={styles.page}>
        <ErrorAlert failure={data ? null : error} onTryAgain={() => refetch()} />
        {data || error ? null : <Skeleton lines={8} />}
        {data ? <SystemAlerts alerts={data.alerts} /> : null}
        {data?.readersUnknown ? <Alert kind="warning">{t('hardwareReadersUnknown')}</Alert> : null}
        {data?.devices.length === 0 ? (
          <Empty
            icon={IconPlugConnected}
            title={t('hardwareNone')}
            action={<LinkButton to="/admin/rooms">{t('hardwareToRooms')}</LinkButton>}
          >
            {t('hardwareNoneLead')}
          </Empty>
        ) : null}
        {data && data.devices.length > 0 ? (
          <div className={styles.columns}>
            <Devices devices={data.devices} onSaid={say} />
            <CommandList devices={data.devices} />
          </div>
        ) : null}
        {data ? (
          <Peripherals
            peripherals={data.peripherals}
            editing={editing}
            onEdit={edit}
            onSaid={say}
          />
        ) : null}
        {data ? <DeviceKeys onSaid={say} /> : null}
      </div>
      <SaidLine said={said} />
    </OfficePage>
  )
}
