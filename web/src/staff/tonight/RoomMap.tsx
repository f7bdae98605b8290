import { IconChevronDown, IconUser } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react'
import type { RoomTold } from '../../live/told.ts'
import { useKept } from '../../live/use-kept.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { thresholdOf } from '../facts/thresholds.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { isWay, nearestInWay } from '../parts/nearest.ts'
import { carriedTo, type SetDown } from '../visit/carried-to.ts'
import styles from './RoomMap.module.css'
import { RoomTile, type TileProps } from './RoomTile.tsx'
import { matchesSearch, type Search } from './search.ts'
import { tileOf } from './tile-of.ts'

type Props = Pick<TileProps, 'onOpen'> & {
  search: Search
  onDrop: (down: SetDown) => void
  onSection: (sectionId: string) => void
}

const none: RoomTold[] = []

/** The rooms by section, walked with arrows from one tab stop. */
export const RoomMap = memo(function RoomMap({ search, onOpen, onDrop, onSection }: Props) {
  const { data: rooms = none } = useKept('rooms')
  const settings = useStaffSettings()
  const sections = useMemo(
    () => [
      ...Map.groupBy(
        rooms.filter(({ active }) => active),
        ({ section }) => section.id,
      ),
    ],
    [rooms],
  )
  const known = useRef(rooms)
  known.current = rooms
  const takes = useCallback(
    (room: RoomTold, carried: unknown) => carriedTo(known.current, room, carried) !== null,
    [],
  )
  const drop = useCallback(
    (room: RoomTold, carried: unknown) => {
      const down = carriedTo(known.current, room, carried)
      if (down) onDrop(down)
    },
    [onDrop],
  )
  const map = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<number | null>(null)
  const present = rooms.some(({ id }) => id === stop) ? stop : sections[0]?.[1][0]?.id

  const walk = useCallback((event: KeyboardEvent) => {
    if (!isWay(event.key)) return
    const tiles = [...(map.current?.querySelectorAll('[data-room]') ?? [])]
    event.preventDefault()
    const boxes = tiles.map((tile) => tile.getBoundingClientRect())
    const next = tiles[nearestInWay(boxes, tiles.indexOf(event.currentTarget), event.key)]
    if (next instanceof HTMLElement) next.focus()
  }, [])

  return (
    <div ref={map} className={styles.map}>
      {sections.map(([id, tiles]) => (
        <section key={id} aria-labelledby={`section-${id}`}>
          <SectionHead room={tiles[0]} onSection={onSection} />
          <div className={styles.tiles}>
            {tiles.map((room) => (
              <RoomTile
                key={room.id}
                room={room}
                threshold={thresholdOf(settings, tileOf(room).status)}
                dim={!isFound(room, search)}
                isStop={room.id === present}
                onOpen={onOpen}
                takes={takes}
                onDrop={drop}
                onWalk={walk}
                onStop={setStop}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
})

/** A room without a visit is found by its number. */
const isFound = (room: RoomTold, search: Search): boolean =>
  matchesSearch(
    { reservationId: '', ...room.reservation, room: { id: room.id, number: room.number } },
    search,
  )

type HeadProps = { room: RoomTold | undefined; onSection: (sectionId: string) => void }

/** Its name, and who has it tonight: a tap gives it, opens it and closes it. */
function SectionHead({ room, onSection }: HeadProps) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  if (!room) return null
  const { section } = room
  return (
    <header className={styles.head}>
      <h2 id={`section-${section.id}`}>
        <bdi>{nameOf(section)}</bdi>
      </h2>
      <button type="button" className={styles.attendant} onClick={() => onSection(section.id)}>
        <Icon of={IconUser} />
        <span className="sr-only">{t('deskAttendant')} </span>
        <bdi>{section.attendant ? nameOf(section.attendant) : t('deskNoAttendant')}</bdi>
        <Icon of={IconChevronDown} />
      </button>
    </header>
  )
}
