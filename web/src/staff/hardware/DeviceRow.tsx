import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { StateDot } from '../parts/StateDot.tsx'
import { useTicked } from '../parts/ticks.ts'
import { agoOf } from '../screens/ago-of.ts'
import { useBuildings } from '../screens/use-buildings.ts'
import { At } from './At.tsx'
import { CommandRow } from './CommandRow.tsx'
import { type Device, icons, stateOf, stateWords } from './device.ts'
import { becauseWords, opWords, useDeviceName } from './device-words.ts'
import styles from './Hardware.module.css'
import { TestDevice } from './TestDevice.tsx'

type Props = { device: Device; onSaid: (said: string) => void }

/** One device: its name and place, its state and when it last answered, its last commands, and its test. */
export function DeviceRow({ device, onSaid }: Props) {
  const { t } = useWords('hardware')
  const name = useDeviceName()(device)
  const { kind, told: commands, test } = device
  const state = useTicked((now) => stateOf(device, now))
  return (
    <li className={styles.device} data-state={state}>
      <StateDot state={state} name={t(stateWords[state])} />
      <Icon of={icons[kind]} size="26px" />
      <span className={styles.name}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <Where device={device} />
      </span>
      <span className={styles.how}>
        <How device={device} />
      </span>
      {test ? <TestDevice device={device} test={test} name={name} onSaid={onSaid} /> : null}
      {commands.length > 0 ? (
        <details className={styles.last}>
          <summary>
            {t('hardwareToldIt')}
            <span className="sr-only">: {name}</span>
          </summary>
          <ol>
            {commands.map((one) => (
              <CommandRow key={`${one.at} ${one.op}`} command={one} />
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  )
}

const makers = { stripe: 'Stripe', cardknox: 'Cardknox' } as const
const drivers = {
  practice: 'hardwareByPractice',
  http: 'hardwareByHttp',
  network: 'hardwareByNetwork',
} as const

/** The system that drives a device, its point there, and the building where there are several. */
function Where({ device: { driver, point, locationId } }: { device: Device }) {
  const { t } = useWords('hardware')
  const buildings = useBuildings()
  const building = buildings.length > 1 && buildings.find(({ id }) => id === locationId)?.name
  const by =
    driver === 'stripe' || driver === 'cardknox' ? (
      <bdi lang="en">{makers[driver]}</bdi>
    ) : (
      driver && t(drivers[driver])
    )
  return (
    <span className={styles.where}>
      {by ? <span>{by}</span> : null}
      {point ? (
        <span>
          <code>{point}</code>
        </span>
      ) : null}
      {building ? (
        <span>
          <bdi>{building}</bdi>
        </span>
      ) : null}
    </span>
  )
}

/** The state of a device, and when it last answered. */
function How({ device }: { device: Device }) {
  const { t } = useWords('screens')
  const { kind, because, lastAnswer, told: commands } = device
  const ago = useTicked((now) => {
    const { unit, count } = agoOf(now - Date.parse(lastAnswer ?? ''))
    return lastAnswer === null ? '' : t(`screenSeen${unit}`, { count })
  })
  const words = becauseWords[because]
  const did = commands.find(({ ended }) => ended === 'done')?.op
  if (kind === 'screen') return <span>{words ? t(words) : ago}</span>
  return (
    <>
      <span>{words ? t(words) : did ? t(opWords[did].did) : null}</span>
      {lastAnswer ? (
        <small>
          {because === 'answered' ? null : `${t('hardwareAnswered')} `}
          <At at={lastAnswer} />
        </small>
      ) : null}
    </>
  )
}
