import { useState } from 'react'
import type { RoomView } from '../../../live/live-event.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { RadioRow } from '../../../parts/fields/RadioRow.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { codesOfWhoAvoid } from '../../facts/who-avoids.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { Warning } from '../Warning.tsx'
import { CloseSection } from './CloseSection.tsx'
import { type SectionTonight, useAttendantsTonight, useSections } from './use-sections.ts'

type Props = {
  sectionId: string | null
  onClose: () => void
  /** Called with what was done, once it is. */
  onSaid?: (said: string) => void
}

const noRooms: RoomView[] = []

/** A section tonight: assigns its attendant, opens it, and closes it. */
export function SectionModal({ sectionId, onClose, onSaid }: Props) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const { tonight } = useAttendantsTonight(false)
  const [closing, askClosing] = useState<string | null>(null)
  const one = tonight.find(({ section }) => section.id === sectionId)
  const isClosing = one !== undefined && closing === one.section.id
  const leave = () => {
    askClosing(null)
    onClose()
  }
  const words = { section: one ? nameOf(one.section) : '' }
  const done = (said: string) => {
    onSaid?.(said)
    leave()
  }
  return (
    <Modal
      open={one !== undefined}
      onClose={leave}
      title={one ? t(isClosing ? 'deskCloseSectionOf' : 'deskSectionTonight', words) : null}
    >
      {isClosing ? (
        <CloseSection
          section={one.section}
          onLetBe={() => askClosing(null)}
          onDone={() => done(t('deskSectionClosed', words))}
        />
      ) : one ? (
        <Give
          key={`${one.section.id} ${one.attendant?.id}`}
          one={one}
          onDone={(name) => done(t('deskSectionGiven', { ...words, name }))}
          onCloseIt={() => askClosing(one.section.id)}
        />
      ) : null}
    </Modal>
  )
}

type GiveProps = {
  one: SectionTonight
  /** Called with the name of who has it now. */
  onDone: (name: string) => void
  onCloseIt: () => void
}

function Give({ one: { section, attendant, last, opened }, onDone, onCloseIt }: GiveProps) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const { helpers, error: unknown } = useAttendantsTonight(true)
  const { data: all = noRooms } = useLiveQuery('rooms')
  const { open, swipe, isPending, error } = useSections()
  const [picked, setPicked] = useState(attendant?.id ?? last?.id ?? null)
  const rooms = all.filter((room) => room.active && room.section.id === section.id)
  const idle = rooms.some(({ status }) => status === 'Available')
  const taken = helpers.find(({ id }) => id === picked)
  const give = async () => {
    const was = attendant?.id ?? null
    if (taken && (await open([{ sectionId: section.id, attendantId: taken.id, was }])))
      onDone(nameOf(taken))
  }
  const isGiven = picked === attendant?.id
  return (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <Warning failure={error ?? unknown} />
      <Inside rooms={rooms} />
      <fieldset>
        <legend className="sr-only">{t('deskAttendant')}</legend>
        {helpers.map(({ id, ...named }) => (
          <RadioRow
            key={id}
            name="attendant"
            label={<bdi>{nameOf(named)}</bdi>}
            hint={<Hint rooms={rooms} attendantId={id} isLast={id === last?.id} />}
            checked={id === picked}
            onChange={() => setPicked(id)}
          />
        ))}
      </fieldset>
      <Button kind="solid" busy={isPending} disabled={!taken || (isGiven && !idle)} onClick={give}>
        {t(!idle ? 'deskGive' : isGiven ? 'deskOpenThem' : 'deskGiveAndOpen')}
      </Button>
      {attendant || opened ? (
        <Button kind="quiet" onClick={onCloseIt}>
          {t('deskCloseSection')}
        </Button>
      ) : null}
      <SwipeModal swipe={swipe} />
    </div>
  )
}

/** Says that the patrons in its rooms will have another attendant from now on. */
function Inside({ rooms }: { rooms: readonly RoomView[] }) {
  const { t } = useWords('desk')
  const codes = rooms.flatMap(({ reservation }) => reservation?.reservationCode ?? [])
  if (codes.length === 0) return null
  return <p>{t('deskInItsRooms', { codes: codes.join(', ') })}</p>
}

type HintProps = { rooms: readonly RoomView[]; attendantId: string; isLast: boolean }

function Hint({ rooms, attendantId, isLast }: HintProps) {
  const { t } = useWords('desk')
  const avoid = codesOfWhoAvoid(rooms, attendantId)
  if (avoid.length > 0) return t('deskAvoidsHer', { codes: avoid.join(', ') })
  return isLast ? t('deskHadItLast') : null
}
