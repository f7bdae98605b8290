import type { Reservation } from '@mikvah/contract/contract.ts'
import { useState } from 'react'
import { useKept } from '../../../live/use-kept.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { RadioRow } from '../../../parts/fields/RadioRow.tsx'
import { useWords } from '../../../words/use-words.ts'
import { isExcludedIn } from '../placeable.ts'
import { roomsFor } from '../rooms-for.ts'
import type { usePlace } from '../use-place.ts'
import { Warning } from './Warning.tsx'

type Props = {
  open: boolean
  visit: Reservation
  placing: ReturnType<typeof usePlace>
  onClose: () => void
}

/** Which room she gets: those that take her, and nothing is done until one is picked. */
export function PlaceModal({ open, visit, placing, onClose }: Props) {
  const { t } = useWords('desk')
  const [picked, setPicked] = useState<number | null>(null)
  const { data } = useKept('rooms')
  const rooms = roomsFor(data ?? [], visit)
  const room = rooms.find(({ id }) => id === picked)
  const close = () => {
    setPicked(null)
    placing.forget()
    onClose()
  }
  return (
    <Modal
      open={open}
      onClose={close}
      title={t('deskPlace')}
      actions={
        <Button
          kind="solid"
          disabled={!room}
          busy={placing.isPending}
          onClick={() => room && placing.place({ visit, room })}
        >
          {t('deskConfirm')}
        </Button>
      }
    >
      <Warning failure={placing.error} />
      {rooms.length === 0 ? <p>{t('deskNoRoomForHer')}</p> : null}
      <fieldset>
        <legend className="sr-only">{t('deskRooms')}</legend>
        {rooms.map((one) => (
          <RadioRow
            key={one.id}
            name="place"
            label={
              <>
                {t('deskRoom')} <span className="num">{one.number}</span>
              </>
            }
            hint={
              isExcludedIn(one, visit)
                ? t('deskExcludedHint', { attendant: one.section.attendant?.name ?? '' })
                : `${one.section.name} · ${one.section.attendant?.name}`
            }
            end={<StatusTag room={one.status} />}
            checked={one.id === picked}
            onChange={() => setPicked(one.id)}
          />
        ))}
      </fieldset>
    </Modal>
  )
}
