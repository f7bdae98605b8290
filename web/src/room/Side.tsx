import type { Flow } from '@mikvah/rules/visit/flow.ts'
import {
  IconCheck,
  IconEye,
  IconListCheck,
  IconRipple,
  type Icon as Tabler,
} from '@tabler/icons-react'
import arcade from '../look/art/hero-arcade.svg'
import { classes } from '../parts/classes.ts'
import { Icon } from '../parts/Icon.tsx'
import { timeText } from '../parts/times/time-text.ts'
import { useNight } from '../staff/facts/use-night.ts'
import { useWallClock } from '../staff/facts/use-wall-clock.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import { useWords } from '../words/use-words.ts'
import { useGreeting } from './greeting.ts'
import { pathOf, type StageName } from './her-path.ts'
import type { RoomProps } from './room-props.ts'
import styles from './Side.module.css'
import { sentenceOf } from './say-next.ts'

const signs: Record<StageName, Tabler> = {
  settled: IconCheck,
  preparing: IconListCheck,
  look: IconEye,
  turn: IconRipple,
}

/** Greets her, says what comes next, and where on her way she is. */
export function Side({ room, visit, flow }: RoomProps & { flow: Flow }) {
  const { t, language } = useWords('room')
  const greeting = useGreeting()
  const night = useNight()
  const wallClock = useWallClock()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  const { word, at } = sentenceOf(visit.reservationStatus, {
    now: minute * 60_000,
    until: visit.expectedEndTime ? Date.parse(visit.expectedEndTime) : null,
    zman: night?.zmanTevillah ? Date.parse(night.zmanTevillah) : null,
  })
  const time = at === undefined ? '' : timeText(wallClock(at), language, t)
  const attendant = room.section.attendant?.name
  const path = pathOf(visit.reservationStatus ?? 'Prep', { looked: flow.flowChecking })
  return (
    <section className={styles.side} aria-label={t('roomYourVisit')}>
      <img className={styles.art} src={arcade} alt="" />
      <p className={styles.head}>
        <span>{t('roomNumbered', { number: room.number })}</span>
        {attendant ? <span>{t('roomAttendant', { name: attendant })}</span> : null}
      </p>
      <h1>{greeting}</h1>
      <p className={styles.next} role="status">
        {t(word, { time })}
      </p>
      <ol className={styles.path}>
        {path.map(({ name, word, state }) => (
          <li
            key={name}
            className={classes(styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon of={state === 'done' ? IconCheck : signs[name]} size="24px" />
            </span>
            {t(word)}
          </li>
        ))}
      </ol>
    </section>
  )
}
