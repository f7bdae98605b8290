import type { Flow } from '@mikvah/rules/visit/flow.ts'
import { IconCheck } from '@tabler/icons-react'
import arcade from '../look/art/hero-arcade.svg'
import { classes } from '../parts/classes.ts'
import { Icon } from '../parts/Icon.tsx'
import { useNameOf } from '../words/use-name-of.ts'
import { useWords } from '../words/use-words.ts'
import { useGreeting } from './greeting.ts'
import { pathOf } from './her-path.ts'
import type { RoomProps, Visit } from './room-props.ts'
import styles from './Side.module.css'
import { signs } from './stage-signs.ts'
import { useSentence } from './use-sentence.ts'

type Props = RoomProps & { flow: Flow; preparing: boolean }

/**
 * Greets her, and shows her room, its attendant and which stage of her visit she is at; while she prepares, says what
 * comes next.
 */
export function Side({ room, visit, flow, preparing }: Props) {
  const { t } = useWords('room')
  const greeting = useGreeting()
  const nameOf = useNameOf()
  const { attendant } = room.section
  const path = pathOf(visit.reservationStatus ?? 'Prep', { looked: flow.flowChecking })
  return (
    <section className={styles.side} aria-label={t('roomYourVisit')}>
      <img className={styles.art} src={arcade} alt="" />
      <p className={styles.head}>
        <span>{t('roomNumbered', { number: room.number })}</span>
        {attendant ? <span>{t('roomAttendant', { name: nameOf(attendant) })}</span> : null}
      </p>
      <h1>{greeting}</h1>
      {preparing ? <Next visit={visit} /> : null}
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

const Next = ({ visit }: { visit: Visit }) => (
  <p className={styles.next} role="status">
    {useSentence(visit)}
  </p>
)
