import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useState } from 'react'
import type { RoomView, VisitSeen } from '../../../live/live-event.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { RadioRow } from '../../../parts/fields/RadioRow.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { equipmentSigns } from '../../facts/visit-signs.ts'
import { Sign } from '../../parts/Sign.tsx'
import { isMovedOn, Standing } from '../Meanwhile.tsx'
import { isExcludedIn } from '../placeable.ts'
import type { RefusedGroup } from '../refused-rooms.ts'
import { isPreassignedTo } from '../rooms-for.ts'
import { Warning } from '../Warning.tsx'
import styles from './PickRoom.module.css'
import { RefusedRooms } from './RefusedRooms.tsx'

type Props = {
  open: boolean
  title: WordKey
  visit: VisitSeen
  /** The rooms to choose from, in their order. */
  offeredOf: (all: readonly RoomView[], visit: VisitSeen) => readonly RoomView[]
  /** The rooms she can't be given, by reason. */
  refusedOf: (all: readonly RoomView[], visit: VisitSeen) => readonly RefusedGroup[]
  /** Whether her visit has changed since the dialog was opened, so that nothing is left to choose. */
  overtaken?: boolean
  /** The server's refusal; another room can still be chosen. */
  failure: unknown
  busy: boolean
  onPick: (room: RoomView, all: readonly RoomView[]) => void
  onClose: () => void
}

/** Chooses a room; nothing happens until one is chosen and confirmed. */
export function PickRoom(props: Props) {
  const { open, title, visit, offeredOf, refusedOf, overtaken } = props
  const { failure, busy, onPick, onClose } = props
  const { data: all = [], isLoading: coming } = useLiveQuery('rooms')
  const { t } = useWords('desk')
  const [picked, setPicked] = useState<number | null>(null)
  const rooms = offeredOf(all, visit)
  const room = rooms.find(({ id }) => id === picked)
  // Another desk was faster, so there is nothing left to choose.
  const isOver = overtaken || isMovedOn(failure)
  return (
    <Modal
      open={open}
      onClose={() => {
        setPicked(null)
        onClose()
      }}
      title={t(title)}
      actions={
        isOver ? null : (
          <Button
            kind="solid"
            disabled={!room}
            busy={busy}
            onClick={() => room && onPick(room, all)}
          >
            {t('deskConfirm')}
          </Button>
        )
      }
    >
      {overtaken && !isMovedOn(failure) ? (
        <Alert kind="warning">
          {t('deskOvertaken')}
          <Standing visit={visit} />
        </Alert>
      ) : (
        <Warning failure={failure} />
      )}
      {coming && !isOver ? <Skeleton /> : null}
      {rooms.length === 0 && !coming && !isOver ? (
        <p className={styles.nothing}>{t('deskNoRoomForHer')}</p>
      ) : null}
      {isOver ? null : (
        <fieldset>
          <legend className="sr-only">{t('deskRooms')}</legend>
          {rooms.map((one) => (
            <RadioRow
              key={one.id}
              name={title}
              label={
                <>
                  {t('deskRoom')} <span className="num">{one.number}</span>{' '}
                  {equipmentSigns(one).map((sign) => (
                    <Sign key={sign.word} {...sign} />
                  ))}
                </>
              }
              hint={<Hint room={one} visit={visit} />}
              end={<Inside room={one} />}
              checked={one.id === picked}
              onChange={() => setPicked(one.id)}
            />
          ))}
        </fieldset>
      )}
      {isOver ? null : <RefusedRooms groups={refusedOf(all, visit)} open={rooms.length === 0} />}
    </Modal>
  )
}

function Hint({ room, visit }: { room: RoomView; visit: VisitSeen }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const { section, preassigned } = room
  const attendant = section.attendant ? nameOf(section.attendant) : null
  if (isExcludedIn(room, visit))
    return (
      <>
        <bdi>{attendant}</bdi>: {t('deskExcludedHint')}
      </>
    )
  return (
    <>
      <bdi>{nameOf(section)}</bdi> · <bdi>{attendant}</bdi>
      {preassigned ? ' · ' : null}
      {isPreassignedTo(room, visit) ? (
        t('deskKeptForHer')
      ) : preassigned ? (
        <>
          {t('deskKeptFor')} <span className="num">{preassigned.reservationCode}</span>
        </>
      ) : null}
    </>
  )
}

/** The room's own status, or the patron who is in it and hers. */
function Inside({ room: { status, reservation } }: { room: RoomView }) {
  if (!reservation?.reservationStatus) return <StatusTag room={status} />
  return (
    <>
      <span className="num code">{reservation.reservationCode}</span>{' '}
      <StatusTag visit={reservation.reservationStatus} />
    </>
  )
}
