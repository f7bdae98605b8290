import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useState } from 'react'
import type { RoomTold, VisitSeen } from '../../../live/told.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { RadioRow } from '../../../parts/fields/RadioRow.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { isExcludedIn } from '../placeable.ts'
import type { RefusedGroup } from '../refused-rooms.ts'
import { Warning } from '../Warning.tsx'
import { RefusedRooms } from './RefusedRooms.tsx'

type Props = {
  open: boolean
  title: WordKey
  visit: VisitSeen
  rooms: readonly RoomTold[]
  /** Those that don't take her, by why. */
  refused: readonly RefusedGroup[]
  /** What the server said no to; the choice is still open. */
  failure: unknown
  busy: boolean
  onPick: (room: RoomTold) => void
  onClose: () => void
}

/** Which room it is to be: nothing is done until one is picked. */
export function PickRoom(props: Props) {
  const { open, title, visit, rooms, refused, failure, busy, onPick, onClose } = props
  const { t } = useWords('desk')
  const [picked, setPicked] = useState<number | null>(null)
  const room = rooms.find(({ id }) => id === picked)
  return (
    <Modal
      open={open}
      onClose={() => {
        setPicked(null)
        onClose()
      }}
      title={t(title)}
      actions={
        <Button kind="solid" disabled={!room} busy={busy} onClick={() => room && onPick(room)}>
          {t('deskConfirm')}
        </Button>
      }
    >
      <Warning failure={failure} />
      {rooms.length === 0 ? <p>{t('deskNoRoomForHer')}</p> : null}
      <fieldset>
        <legend className="sr-only">{t('deskRooms')}</legend>
        {rooms.map((one) => (
          <RadioRow
            key={one.id}
            name={title}
            label={
              <>
                {t('deskRoom')} <span className="num">{one.number}</span>
              </>
            }
            hint={<Hint room={one} isExcluded={isExcludedIn(one, visit)} />}
            end={<Inside room={one} />}
            checked={one.id === picked}
            onChange={() => setPicked(one.id)}
          />
        ))}
      </fieldset>
      <RefusedRooms groups={refused} open={rooms.length === 0} />
    </Modal>
  )
}

function Hint({ room: { section }, isExcluded }: { room: RoomTold; isExcluded: boolean }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const attendant = section.attendant ? nameOf(section.attendant) : null
  if (isExcluded)
    return (
      <>
        <bdi>{attendant}</bdi>: {t('deskExcludedHint')}
      </>
    )
  return (
    <>
      <bdi>{nameOf(section)}</bdi> · <bdi>{attendant}</bdi>
    </>
  )
}

/** Its own state, or who is in it and hers. */
function Inside({ room: { status, reservation } }: { room: RoomTold }) {
  if (!reservation?.reservationStatus) return <StatusTag room={status} />
  return (
    <>
      <span className="num code">{reservation.reservationCode}</span>{' '}
      <StatusTag visit={reservation.reservationStatus} />
    </>
  )
}
