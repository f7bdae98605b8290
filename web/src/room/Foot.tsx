import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { calls } from '@mikvah/rules/supplies/requests.ts'
import type { Flow } from '@mikvah/rules/visit/flow.ts'
import { ownStepOf } from '@mikvah/rules/visit/own-step.ts'
import { IconBellRinging } from '@tabler/icons-react'
import { useState } from 'react'
import { useTap } from '../offline-taps/use-tap.ts'
import { Button } from '../parts/Button.tsx'
import { noCard } from '../talk/call.ts'
import { serverNow } from '../talk/clock.ts'
import { useWords } from '../words/use-words.ts'
import styles from './Foot.module.css'
import { LeaveModal } from './LeaveModal.tsx'
import type { RoomProps } from './room-props.ts'
import { useComing } from './use-coming.ts'

/** The words of each step she can tap, by the status it leads to. */
const words: Partial<Record<ReservationStatus, WordKey>> = {
  Prep: 'roomSettleIn',
  ReadyForChecking: 'roomAmReady',
  ReadyForMikvah: 'roomAmReady',
  Done: 'roomLeave',
}

/** `busy` says that it isn't known yet which steps this facility has. */
type Props = RoomProps & { flow: Flow; busy: boolean }

/**
 * The foot of her screen: the button that calls somebody, and takes the call back, and, where she may take the next
 * step herself, the button for it.
 */
export function Foot({ room, visit, flow, busy }: Props) {
  const { t } = useWords('room')
  const tap = useTap(visit.reservationId)
  const [leaving, setLeaving] = useState(false)
  const params = { id: String(room.id) }
  const { reservationStatus: from, reservationId } = visit
  const to = from ? ownStepOf(from, flow) : null
  const called = room.supplyRequests.find((one) => one.item === calls.isAttendantRequest)
  const coming = useComing(reservationId, called?.id ?? null, from)
  const word = to && words[to]
  const step = () => {
    if (!to) return
    tap({
      name: 'changeRoomStatus',
      params,
      body: {
        reservationStatus: to,
        expectedStatus: from,
        reservationId,
        tappedAt: new Date(serverNow()).toISOString(),
        ...noCard,
      },
    })
  }
  // Whoever presses a bell again wants it more, so a second tap doesn't take the call back.
  const call = () => {
    if (called) return
    const body = { action: 'add', isAttendantRequest: true, reservationId } as const
    tap({ name: 'askSupplies', params, body })
  }
  const takeBack = () => {
    if (!called || called.id === 0) return
    coming.takeBack()
    tap({ name: 'askSupplies', params, body: { action: 'cancel', ids: [called.id] } })
  }
  return (
    <div className={styles.foot}>
      <div className={styles.bell}>
        <Button icon={IconBellRinging} data-called={called ? true : undefined} onClick={call}>
          {/* With a role here the button would lose its name. */}
          <span aria-live="polite">
            {t(called ? 'roomCalled' : coming.isComing ? 'roomComing' : 'roomCall')}
          </span>
        </Button>
        {called ? (
          <Button kind="quiet" onClick={takeBack}>
            {t('roomCallBack')}
          </Button>
        ) : null}
      </div>
      {word ? (
        <Button
          kind="solid"
          arrow
          busy={busy}
          onClick={to === 'Done' ? () => setLeaving(true) : step}
        >
          {t(word)}
        </Button>
      ) : null}
      <LeaveModal open={leaving} onClose={() => setLeaving(false)} onLeave={step} />
    </div>
  )
}
