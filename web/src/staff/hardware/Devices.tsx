import { useState } from 'react'
import { Link } from 'react-router'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { useWords } from '../../words/use-words.ts'
import { StateDot } from '../parts/StateDot.tsx'
import { useTicked } from '../parts/ticks.ts'
import { SearchBox } from '../shell/SearchBox.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { type Device, groups, stateOf, states, stateWords } from './device.ts'
import { useDeviceName } from './device-words.ts'
import styles from './Hardware.module.css'
import { ReloadScreens } from './ReloadScreens.tsx'

type Chip = Device['state'] | 'all'
type Props = { devices: readonly Device[]; onSaid: (said: string) => void }

/** The devices in groups, filtered by a state and by what is typed. */
export function Devices({ devices, onSaid }: Props) {
  const { t } = useWords('hardware')
  const nameOf = useDeviceName()
  const [chip, setChip] = useState<Chip>('all')
  const [typed, setTyped] = useState('')
  const stands = useTicked((now) => devices.map((device) => stateOf(device, now)).join(' '))
  const stateAt = stands.split(' ')
  const wanted = typed.trim().toLocaleLowerCase()
  const shown = devices.filter(
    (device, nth) =>
      (chip === 'all' || stateAt[nth] === chip) &&
      `${nameOf(device)} ${device.point ?? ''}`.toLocaleLowerCase().includes(wanted),
  )
  const count = (state: Device['state']) => stateAt.filter((one) => one === state).length
  const options = [
    { value: 'all' as const, label: t('hardwareAll') },
    ...states.flatMap((state) => {
      if (count(state) === 0 && chip !== state) return []
      return {
        value: state,
        label: (
          <span className={styles.chip}>
            <StateDot state={state} />
            {t(stateWords[state])} <span className="num">{count(state)}</span>
          </span>
        ),
      }
    }),
  ]
  return (
    <div className={styles.groups}>
      <div className={styles.narrow}>
        <SearchBox label={t('hardwareSearch')} typed={typed} onType={setTyped} />
        <Segmented<Chip>
          label={t('hardwareShow')}
          look="chips"
          value={chip}
          onChange={setChip}
          options={options}
        />
      </div>
      {shown.length === 0 ? <p>{t('hardwareNoneFits')}</p> : null}
      {groups.map(({ words, kinds }) => {
        const inside = shown.filter(({ kind }) => kinds.some((one) => one === kind))
        if (inside.length === 0) return null
        return (
          <section key={words} aria-label={t(words)}>
            <div className={styles.groupHead}>
              <h2>{t(words)}</h2>
              {words === 'hardwareScreens' ? (
                <>
                  <Link to="/receptionist/screens">{t('hardwareToScreens')}</Link>
                  <ReloadScreens onSaid={onSaid} />
                </>
              ) : null}
            </div>
            <ul className={styles.list}>
              {inside.map((device) => (
                <DeviceRow key={device.id} device={device} onSaid={onSaid} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
