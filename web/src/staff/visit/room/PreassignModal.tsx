import type { Reservation } from '@mikvah/contract/contract.ts'
import { mayBePreassigned } from '@mikvah/rules/visit/desk-actions.ts'
import { useState } from 'react'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { RadioRow } from '../../../parts/fields/RadioRow.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useTell } from '../../../talk/tell.ts'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { equipmentSigns } from '../../facts/visit-signs.ts'
import { Sign } from '../../parts/Sign.tsx'
import { Standing } from '../Meanwhile.tsx'
import { SwipeModal } from '../SwipeModal.tsx'
import { useFloorAct } from '../use-floor-act.ts'
import { Warning } from '../Warning.tsx'
import styles from './PreassignModal.module.css'

type Props = {
  open: boolean
  visit: Reservation
  onClose: () => void
  /** Called with the room that is reserved now; null for none. */
  onDone: (room: string | null) => void
}

/** Chooses the room that is reserved for a patron who is still to come. */
export function PreassignModal({ open, ...rest }: Props) {
  const { t } = useWords('desk')
  return (
    <Modal open={open} onClose={rest.onClose} title={t('deskPreassign')}>
      <Choice {...rest} />
    </Modal>
  )
}

/** In the call, room 0 means no room. */
const none = 0

function Choice({ visit, onDone }: Omit<Props, 'open'>) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const { reservationId, roomIdPreassign } = visit
  const present = roomIdPreassign ?? none
  const [picked, setPicked] = useState(present)
  const { data, error, refetch } = useLiveQuery('keepableRooms', { params: { id: reservationId } })
  const preassignRoom = useTell('preassignRoom')
  const rooms = data?.filter(({ room }) => room.bath === visit.bath) ?? []
  const preassigned = data?.find(({ room }) => room.id === present)
  const { act, swipe } = useFloorAct()
  const confirm = () =>
    act(
      (body) =>
        preassignRoom.mutateAsync({
          params: { id: reservationId },
          query: { roomId: String(picked) },
          body,
        }),
      { onDone: () => onDone(rooms.find(({ room }) => room.id === picked)?.room.number ?? null) },
    )
  // Another desk was faster, so no room can be reserved for her any more.
  if (!preassignRoom.isPending && !mayBePreassigned(visit.reservationStatus))
    return (
      <Alert kind="warning">
        {t('deskOvertaken')}
        <Standing visit={visit} />
      </Alert>
    )
  if (!data) return error ? <ErrorAlert failure={error} onTryAgain={refetch} /> : <Skeleton />
  return (
    <div className={styles.choice}>
      {preassigned && !preassigned.available ? (
        <Alert kind="warning">{t('deskKeptUnavailable')}</Alert>
      ) : null}
      <Warning failure={preassignRoom.error} />
      <SwipeModal swipe={swipe} />
      <fieldset>
        <legend className="sr-only">{t('deskRooms')}</legend>
        {present === none ? null : (
          <RadioRow
            name="preassign"
            label={t('deskKeepNone')}
            checked={picked === none}
            onChange={() => setPicked(none)}
          />
        )}
        {rooms.map(({ room, available }) => (
          <RadioRow
            key={room.id}
            name="preassign"
            label={
              <>
                {t('deskRoom')} <span className="num">{room.number}</span>{' '}
                {equipmentSigns(room).map((sign) => (
                  <Sign key={sign.word} {...sign} />
                ))}
              </>
            }
            hint={
              <>
                <bdi>{nameOf(room.section)}</bdi>
                {room.section.attendant ? (
                  <>
                    {' · '}
                    <bdi>{nameOf(room.section.attendant)}</bdi>
                  </>
                ) : null}
              </>
            }
            end={available ? <StatusTag room={room.status} /> : t('deskUnavailable')}
            disabled={!available && room.id !== present}
            checked={picked === room.id}
            onChange={() => setPicked(room.id)}
          />
        ))}
      </fieldset>
      <div className={styles.confirm}>
        <Button
          kind="solid"
          disabled={picked === present}
          busy={preassignRoom.isPending}
          onClick={confirm}
        >
          {t('deskConfirm')}
        </Button>
      </div>
    </div>
  )
}
