import { useWords } from '../../words/use-words.ts'
import type { Device } from './device.ts'
import { useDeviceName } from './device-words.ts'
import styles from './Hardware.module.css'
import { ToldRow } from './ToldRow.tsx'

const most = 12

/** What all of them were told, in its order, the newest first. */
export function ToldList({ devices }: { devices: readonly Device[] }) {
  const { t } = useWords('hardware')
  const nameOf = useDeviceName()
  const rows = devices
    .flatMap((device) => device.told.map((told) => ({ device, told })))
    .toSorted((one, other) => Date.parse(other.told.at) - Date.parse(one.told.at))
    .slice(0, most)
  return (
    <aside className={styles.log} aria-label={t('hardwareTold')}>
      <h2>{t('hardwareTold')}</h2>
      {rows.length === 0 ? <p className="muted">{t('hardwareToldNone')}</p> : null}
      <ol>
        {rows.map(({ device, told }) => (
          <ToldRow key={`${device.id} ${told.at} ${told.op}`} told={told} name={nameOf(device)} />
        ))}
      </ol>
    </aside>
  )
}
