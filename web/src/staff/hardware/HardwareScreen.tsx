import { IconPlugConnected } from '@tabler/icons-react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { CommandList } from './CommandList.tsx'
import { Devices } from './Devices.tsx'
import styles from './Hardware.module.css'
import { Peripherals } from './Peripherals.tsx'
import { SystemAlerts } from './SystemAlerts.tsx'

/** Every device of the facility, how it is, what it was told, and its test (design, Administration). */
export function HardwareScreen() {
  const { t } = useWords('hardware')
  const { data, error, refetch } = useLiveQuery('hardware')
  const { said, say } = useSaid()
  return (
    <OfficePage title={t('officeHardware')}>
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
        {data ? <Peripherals peripherals={data.peripherals} onSaid={say} /> : null}
      </div>
      <SaidLine said={said} />
    </OfficePage>
  )
}
