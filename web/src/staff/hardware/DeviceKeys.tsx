import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Fold } from '../../parts/Fold.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { AddDeviceKey } from './AddDeviceKey.tsx'
import { DeviceKeyRow } from './DeviceKeyRow.tsx'
import { DoorAddresses } from './DoorAddresses.tsx'
import type { DeviceKey, MadeDeviceKey } from './device-key.ts'
import { EndDeviceKey } from './EndDeviceKey.tsx'
import styles from './Hardware.module.css'
import { ShownDeviceKey } from './ShownDeviceKey.tsx'

/** The keys by which controllers report what the doors of the rooms do: listed, made, and ended after a question. */
export function DeviceKeys({ onSaid }: { onSaid: (said: string) => void }) {
  const { t } = useWords('hardware')
  const { data, error, refetch } = useLiveQuery('deviceKeys')
  const [adding, add] = useState(false)
  const [made, show] = useState<MadeDeviceKey | null>(null)
  const [ending, end] = useState<DeviceKey | null>(null)
  return (
    <section aria-labelledby="device-keys" className={styles.keys}>
      <div className={styles.groupHead}>
        <h2 id="device-keys">{t('deviceKeys')}</h2>
        <Button icon={IconPlus} size="small" onClick={() => add(true)}>
          {t('deviceKeysAdd')}
        </Button>
      </div>
      <p className="muted small">{t('deviceKeysHint')}</p>
      <ErrorAlert failure={data ? null : error} onTryAgain={() => refetch()} />
      {data || error ? null : <Skeleton lines={2} />}
      {data?.length === 0 ? <p>{t('deviceKeysNone')}</p> : null}
      {data && data.length > 0 ? (
        <>
          <ul className={styles.list}>
            {data.map((one) => (
              <DeviceKeyRow key={one.id} deviceKey={one} onEnd={() => end(one)} />
            ))}
          </ul>
          <Fold title={t('deviceKeysAddresses')} hint={t('deviceKeysAddressesHint')} later>
            <DoorAddresses />
          </Fold>
        </>
      ) : null}
      <AddDeviceKey open={adding} onClose={() => add(false)} onMade={show} />
      <ShownDeviceKey made={made} onClose={() => show(null)} />
      <EndDeviceKey ending={ending} onClose={() => end(null)} onEnded={onSaid} />
    </section>
  )
}
