import { leftBySwap } from '@mikvah/rules/room/swap.ts'
import { IconArrowRight } from '@tabler/icons-react'
import type { VisitSeen } from '../../../live/live-event.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useShownName } from '../use-shown-name.ts'
import { type Exchange, movesOf } from './exchange.ts'
import styles from './SwapModal.module.css'

type Props = {
  /** The exchange that is asked about; null while nothing is. */
  exchange: Exchange | null
  busy: boolean
  onLetBe: () => void
  onConfirm: () => void
}

type Words = ReturnType<typeof useWords>

/** Asks before two rooms are exchanged: who goes where, and what happens to the room that becomes free. */
export function SwapModal({ exchange, busy, onLetBe, onConfirm }: Props) {
  const { t } = useWords('desk')
  const words = exchange && wordsOf(exchange, t)
  return (
    <Modal
      open={exchange !== null}
      onClose={onLetBe}
      title={words?.title}
      actions={
        <>
          <Button onClick={onLetBe}>{t('deskLetBe')}</Button>
          <Button kind="solid" busy={busy} onClick={onConfirm}>
            {words?.yes}
          </Button>
        </>
      }
    >
      {exchange ? <Moves exchange={exchange} /> : null}
    </Modal>
  )
}

const wordsOf = ({ visit, from, into }: Exchange, t: Words['t']) =>
  into.reservation
    ? {
        title: t('deskSwapTitle', { one: from.number, other: into.number }),
        yes: t('deskSwapNow'),
      }
    : {
        title: t('deskMoveTitle', { code: visit.reservationCode ?? '', room: into.number }),
        yes: t('deskMoveNow'),
      }

function Moves({ exchange }: { exchange: Exchange }) {
  const { t } = useWords('desk')
  const { visit, from, into } = exchange
  const left = into.reservation ? null : leftBySwap(visit.reservationStatus ?? 'Prep', into.status)
  return (
    <>
      <ul className={styles.moves}>
        {movesOf(exchange).map(({ visit: mover, room }) => (
          <li key={mover.reservationId}>
            <Who visit={mover} />
            <span className={styles.way}>
              <span className="sr-only">{t('deskRoom')} </span>
              <b className="num">{room === into ? from.number : into.number}</b>
              <Icon of={IconArrowRight} />
              <span className="sr-only">{t('deskRoom')} </span>
              <b className="num">{room.number}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.after}>
        {left ? (
          <>
            {t('deskRoomLeft', { room: from.number })} <StatusTag room={left} />
          </>
        ) : null}{' '}
        {t('deskSwapKeeps')}
      </p>
    </>
  )
}

function Who({ visit }: { visit: VisitSeen }) {
  const name = useShownName(visit)
  const { reservationCode, reservationStatus } = visit
  return (
    <span className={styles.who}>
      <span className={`num code ${styles.code}`}>{reservationCode}</span>
      {name ? <bdi>{name}</bdi> : null}
      {reservationStatus ? <StatusTag visit={reservationStatus} /> : null}
    </span>
  )
}
