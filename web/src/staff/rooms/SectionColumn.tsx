import { IconPencil } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { type Named, useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { useCarried } from '../parts/dragged.ts'
import { PickBox } from '../parts/PickBox.tsx'
import { RowList } from '../parts/RowList.tsx'
import { useDroppable } from '../parts/use-droppable.ts'
import { isHelper } from './AttendantsTonight.tsx'
import { type Building, roomsOf, type SectionSetUp } from './building.ts'
import { RoomRow } from './RoomRow.tsx'
import styles from './Rooms.module.css'

type Props = {
  section: SectionSetUp
  building: Building
  rooms: readonly RoomView[]
  attendant: (Named & { id: string }) | null
  busy: boolean
  chosen: number
  onChoose: (room: number) => void
  onEdit: () => void
  onGive: (attendantId: string | null) => void
}

const nobody = ''

/** A section: its attendant of tonight at the top, its rooms below. */
export function SectionColumn(props: Props) {
  const { section, building, rooms, attendant, busy, chosen, onChoose, onEdit, onGive } = props
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const id = useId()
  const niche = useRef<HTMLFieldSetElement>(null)
  const own = roomsOf(building, section)
  const inUse = own.filter(({ active }) => active)
  const takes = (carried: unknown) =>
    !busy && isHelper(carried) && carried.helper.id !== attendant?.id
  const { dropProps, isDropTarget } = useDroppable({
    ref: niche,
    takes,
    onDrop: (carried) => {
      if (isHelper(carried)) onGive(carried.helper.id)
    },
  })
  const waits = useCarried((carried) => carried !== null && takes(carried))
  const helping = building.attendants.filter(({ active }) => active)
  return (
    <section className={styles.section} aria-labelledby={`${id}name`}>
      <header>
        <h2 id={`${id}name`}>
          <bdi>{nameOf(section)}</bdi>
        </h2>
        <span className="muted small">{t('roomsCount', { count: inUse.length })}</span>
        <IconButton
          icon={IconPencil}
          label={t('roomsSectionEdit', { name: nameOf(section) })}
          onClick={onEdit}
        />
      </header>
      {/* A section without rooms in use is on no board, so it accepts no attendant. */}
      {inUse.length > 0 ? (
        <fieldset
          {...(dropProps as object)}
          ref={niche}
          tabIndex={-1}
          aria-labelledby={`${id}name ${id}who`}
          className={styles.niche}
          data-takes={waits || undefined}
          data-over={isDropTarget || undefined}
        >
          <span id={`${id}who`} className="sr-only">
            {t('roomsWhoHas')}
          </span>
          <PickBox
            labelledBy={`${id}name ${id}who`}
            shown={<bdi>{attendant ? nameOf(attendant) : t('roomsNobody')}</bdi>}
            value={attendant?.id ?? nobody}
            busy={busy}
            options={[
              ...helping.map((one) => ({ value: one.id, label: <bdi>{nameOf(one)}</bdi> })),
              { value: nobody, label: t('roomsNobody') },
            ]}
            onPick={(picked) => onGive(picked === nobody ? null : picked)}
          />
        </fieldset>
      ) : null}
      {own.length === 0 ? <p className="muted">{t('roomsNone')}</p> : null}
      <RowList>
        {own.map((room) => (
          <RoomRow
            key={room.id}
            room={room}
            live={rooms.find((one) => one.id === room.id)}
            isChosen={room.id === chosen}
            onChoose={() => onChoose(room.id)}
          />
        ))}
      </RowList>
    </section>
  )
}
