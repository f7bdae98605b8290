import type { Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { SettingValues } from '@mikvah/rules/settings/read.ts'
import { IconCar, IconLock } from '@tabler/icons-react'
import { use, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../parts/Alert.tsx'
import { Card } from '../../parts/Card.tsx'
import { classes } from '../../parts/classes.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { timeText } from '../../parts/times/time-text.ts'
import { useNow } from '../../talk/use-now.ts'
import { CallLink } from '../../talk/ways-to-call.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Garage.module.css'
import { GarageHelp } from './GarageHelp.tsx'
import { garageNow } from './garage-now.ts'
import { type PressOutcome, type Stage, usePress } from './use-press.ts'
import { hasLocated } from './used-before.ts'

type Props = {
  visit: Reservation
  night: ScheduleDayView
  settings: SettingValues
  /**
   * Whether she came here to open the garage. The button is then pressed once for her, if it may be opened and her
   * phone has given its location before.
   */
  trigger: boolean
  /** Called when that has been acted on, just before the press, so that it happens once. */
  onTriggered: () => void
}

const words = {
  ready: 'garageOpen',
  locating: 'garageLocating',
  opening: 'garageOpening',
  resting: 'garageOpening',
} as const satisfies Record<Stage, string>

/** The garage for a Reserved visit with parking: a button, or why it can't be opened (requirements P2). */
export function Garage({ visit, night, settings, trigger, onTriggered }: Props) {
  const { t, language } = useWords('garage')
  const title = useId()
  const now = useNow()
  const { closed, window } = garageNow(visit, night, settings, now)
  const { stage, outcome, press } = usePress(visit.reservationId, settings)
  const times = {
    from: window ? timeText(window.from, language, t) : '',
    to: window ? timeText(window.to, language, t) : '',
  }
  useTrigger(trigger, () => {
    onTriggered()
    if (!closed && hasLocated()) press()
  })
  const firstTime = !closed && stage === 'ready' && !outcome && !hasLocated()
  return (
    <Card aria-labelledby={title}>
      <div className={styles.garage}>
        <h2 id={title}>{t('garageTitle')}</h2>
        {outcome ? <News outcome={outcome} code={visit.reservationCode} /> : null}
        {firstTime ? <Alert kind="info">{t('garageFirstTime')}</Alert> : null}
        {closed ? (
          <Alert kind="warning" icon={IconLock}>
            {t(closed, times)}
          </Alert>
        ) : (
          <button
            type="button"
            className={classes(styles.arch, stage === 'resting' && styles.open)}
            aria-disabled={stage !== 'ready' || undefined}
            onClick={({ detail }) => {
              if (detail <= 1 && stage === 'ready') press()
            }}
          >
            <Icon of={IconCar} size="56px" />
            <b>{t(words[stage])}</b>
          </button>
        )}
        <GarageHelp settings={settings} times={window ? times : null} />
        <Link className={styles.register} to={`/license-plate?reservation=${visit.reservationId}`}>
          {t('garageRegister')}
        </Link>
      </div>
    </Card>
  )
}

/** Acts once for a trigger, however often the page is drawn or its effects run. */
function useTrigger(trigger: boolean, act: () => void) {
  const done = useRef(false)
  const setOff = useEffectEvent(act)
  useEffect(() => {
    if (!trigger || done.current) return
    done.current = true
    setOff()
  }, [trigger])
}

function News({ outcome, code }: { outcome: PressOutcome; code: string }) {
  const { t } = useWords('garage')
  const Call = use(CallLink)
  if (outcome.opened) return <Alert kind="success">{t('garageSuccess', { code })}</Alert>
  if ('failure' in outcome) return <ErrorAlert failure={outcome.failure} />
  const saysToCall = outcome.words === 'garageLocationNotSupported'
  return (
    <Alert kind="danger" action={Call && saysToCall ? <Call /> : null}>
      {t(outcome.words)}
    </Alert>
  )
}
