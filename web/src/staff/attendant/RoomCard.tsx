import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Flow } from '@mikvah/rules/visit/flow.ts'
import { nextStep, stepBack } from '@mikvah/rules/visit/next-step.ts'
import { atTheWater } from '@mikvah/rules/visit/to-the-water.ts'
import { IconNote } from '@tabler/icons-react'
import type { RoomView } from '../../live/live-event.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import { HowLong } from '../facts/HowLong.tsx'
import { useReady } from '../facts/use-houses.ts'
import { extraSigns } from '../facts/visit-signs.ts'
import { notesOfHers } from '../parts/notes-of-hers.ts'
import { OpenDoor } from '../visit/OpenDoor.tsx'
import { StepButton } from '../visit/step/StepButton.tsx'
import type { VisitStep } from '../visit/step/step.ts'
import styles from './Card.module.css'

type Visit = NonNullable<RoomView['reservation']>
type Props = { room: RoomView; visit: Visit; flow: Flow; onDone: (step: VisitStep) => void }

/** Statuses in which somebody waits for this attendant to come, to take her to the water or to see her out. */
const urgent: readonly ReservationStatus[] = ['ReadyForCheckingNext', ...atTheWater]

/**
 * Who is in a room, by her code, what the attendant has to know of her, and the buttons of the next step, of the door,
 * and where there is one of the step back.
 */
export function RoomCard({ room, visit, flow, onDone }: Props) {
  const { t } = useWords('attendant')
  const { reservationStatus: from, reservationId, reservationCode: code = '' } = visit
  const to = from ? nextStep(from, flow) : null
  const { data: ready } = useReady({ id: room.location.id, name: '' })
  // Only the first of those who are ready can be the next.
  const isUrgent =
    from !== undefined &&
    urgent.includes(from) &&
    (from !== 'ReadyForMikvah' || ready?.queue[0]?.reservationId === reservationId)
  const step = (next: ReservationStatus): VisitStep | null =>
    from ? { reservationId, code, from, to: next } : null
  const forward = to && step(to)
  const before = from && stepBack(from)
  const back = before && step(before)
  return (
    <article className={styles.card} aria-label={`${t('deskRoom')} ${room.number}`}>
      <div className={styles.top}>
        <span className={styles.number}>{room.number}</span>
        <div className={styles.what}>
          <p className={styles.code}>
            <span className="num code">{code}</span>
            {extraSigns(visit).map(({ icon, word }) => (
              <Tag key={word} kind={word === 'deskFirstVisit' ? 'new' : 'plain'} icon={icon}>
                {t(word)}
              </Tag>
            ))}
          </p>
          {from ? <StatusTag visit={from} /> : null}
        </div>
        <HowLong status={from} since={visit.since} className={styles.minutes} />
      </div>
      {notesOfHers(visit).map((text) => (
        <p key={text} className={styles.note}>
          <Icon of={IconNote} />
          <bdi>{text}</bdi>
        </p>
      ))}
      <div className={styles.steps}>
        {to && forward ? (
          <StepButton
            key={`${reservationId} ${forward.to}`}
            step={forward}
            kind={isUrgent ? 'solid' : 'plain'}
            onDone={onDone}
          >
            {t(`step${to}`)}
          </StepButton>
        ) : null}
        <OpenDoor key={`${reservationId} door`} room={room} sign />
      </div>
      {back ? (
        <StepButton key={`${reservationId} back`} step={back} kind="quiet" onDone={onDone}>
          {t(back.to === 'Waiting' ? 'deskOutOfRoom' : 'attendantNotYet')}
        </StepButton>
      ) : null}
    </article>
  )
}
