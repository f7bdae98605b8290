import { useWords } from '../../words/use-words.ts'
import { CommandRow } from './CommandRow.tsx'
import type { Device } from './device.ts'
import { useDeviceName } from './device-words.ts'
import styles from './Hardware.module.css'

const most = 12

/** The last twelve commands that went to any of the devices, newest first. */
export function CommandList({ devices }: { devices: readonly Device[] }) {
  const { t } = useWords('hardware')
  const nameOf = useDeviceName()
  const rows = devices
    .flatMap((device) => device.told.map((command) => ({ device, command })))
    .toSorted((one, other) => Date.parse(other.command.at) - Date.parse(one.command.at))
    .slice(0, most)
  return (
    <aside className={styles.log} aria-label={t('hardwareTold')}>
      <h2>{t('hardwareTold')}</h2>
      {rows.length === 0 ? <p className="muted">{t('hardwareToldNone')}</p> : null}
      <ol>
        {rows.map(({ device, command }) => (
          <CommandRow
            key={`${device.id} ${command.at} ${command.op}`}
            command={command}
            name={nameOf(device)}
          />
        ))}
      </ol>
    </aside>
  )
}
