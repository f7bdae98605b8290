import { IconChevronDown, IconMoon, IconUser } from '@tabler/icons-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
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
import { closedOf, columnsOf, type SectionOfRooms, sectionsOf, sumOf } from './sections-of.ts'
import { tileOf } from './tile-of.ts'

type Props = Pick<TileProps, 'onOpen'> & {
  search: Search
  onDrop: (down: SetDown) => void
  onSection: (sectionId: string) => void
}

const none: RoomView[] = []

/** How many tiles fit in a row, by the breakpoints of the style sheet. */
const acrossAt = { tablet: 6, desk: 7, wide: 8 } as const
const widths = ['tablet', 'desk', 'wide'] as const

/** The rooms by section. Their tiles are one tab stop, among which arrow keys move; sections at rest are folded. */
export const RoomMap = memo(function RoomMap({ search, onOpen, onDrop, onSection }: Props) {
  const { data: rooms = none } = useLiveQuery('rooms')
  const settings = useStaffSettings()
  const { data: tonight } = useLiveQuery('attendantsTonight')
  const { used, atRest } = useMemo(() => sectionsOf(rooms, closedOf(tonight)), [rooms, tonight])
  const { ofMap, ofSections } = useMemo(() => stylesOf(used), [used])
  const known = useRef(rooms)
  known.current = rooms
  const takes = useCallback(
    (room: RoomView, carried: unknown) => carriedTo(known.current, room, carried) !== null,
    [],
  )
  const drop = useCallback(
    (room: RoomView, carried: unknown) => {
      const down = carriedTo(known.current, room, carried)
      if (down) onDrop(down)
    },
    [onDrop],
  )
  const map = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<number | null>(null)
  const present = rooms.some(({ id }) => id === stop) ? stop : used[0]?.rooms[0]?.id

  const walk = useCallback((event: KeyboardEvent) => {
    if (!isWay(event.key)) return
    const tiles = [...(map.current?.querySelectorAll('[data-room]') ?? [])].filter(
      (tile) => tile.getClientRects().length > 0,
    )
    event.preventDefault()
    const boxes = tiles.map((tile) => tile.getBoundingClientRect())
    const next = tiles[nearestInWay(boxes, tiles.indexOf(event.currentTarget), event.key)]
    if (next instanceof HTMLElement) next.focus()
  }, [])

  const tileFor = (room: RoomView) => (
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
  )
  return (
    <div ref={map} className={styles.map} style={ofMap}>
      {used.map(({ id, rooms: its }, nth) => (
        <section
          key={id}
          className={styles.section}
          style={ofSections[nth]}
          aria-labelledby={`section-${id}`}
        >
          <SectionHead room={its[0]} onSection={onSection} />
          <div className={styles.tiles}>{its.map(tileFor)}</div>
        </section>
      ))}
      {atRest.map(({ id, rooms: its }) => (
        <div key={id} className={styles.rest}>
          <details>
            <RestHead rooms={its} />
            <div className={styles.resting}>{its.map(tileFor)}</div>
          </details>
          {its[0] ? <AttendantButton room={its[0]} onSection={onSection} /> : null}
        </div>
      ))}
    </div>
  )
})

/** The number of columns of each section at each width, as custom properties for the style sheet. */
function stylesOf(used: readonly SectionOfRooms[]) {
  const sizes = used.map(({ rooms }) => rooms.length)
  const shared = widths.map((width) => ({ width, ...columnsOf(sizes, acrossAt[width]) }))
  const styleOf = (entries: [string, number | undefined][]) =>
    Object.fromEntries(entries) as CSSProperties
  return {
    ofMap: styleOf(
      shared.flatMap(({ width, columns, rows }) => [
        [`--across-${width}`, Math.max(1, sumOf(columns))],
        [`--rows-${width}`, rows],
      ]),
    ),
    ofSections: used.map((_, nth) =>
      styleOf(shared.map(({ width, columns }) => [`--of-${width}`, columns[nth]])),
    ),
  }
}

/** Whether a room is what is searched for; one without a visit matches by its number. */
const isFound = (room: RoomView, search: Search): boolean =>
  matchesSearch(
    { reservationId: '', ...room.reservation, room: { id: room.id, number: room.number } },
    search,
  )

type HeadProps = { room: RoomView | undefined; onSection: (sectionId: string) => void }

function SectionHead({ room, onSection }: HeadProps) {
  const nameOf = useNameOf()
  if (!room) return null
  return (
    <header className={styles.head}>
      <h2 id={`section-${room.section.id}`}>
        <bdi>{nameOf(room.section)}</bdi>
      </h2>
      <AttendantButton room={room} onSection={onSection} />
    </header>
  )
}

/** The head of a section that isn't used tonight: says so, and how many rooms it has. */
function RestHead({ rooms }: { rooms: readonly RoomView[] }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const [room] = rooms
  if (!room) return null
  return (
    <summary>
      <Icon of={IconMoon} />
      <h2>
        <bdi>{nameOf(room.section)}</bdi>
      </h2>
      <span>
        {t('deskClosedTonight')} · {t('deskRoomsAtRest', { count: rooms.length })}
      </span>
    </summary>
  )
}

/** The section's attendant of tonight: a tap opens the dialog that assigns the section, opens it and closes it. */
function AttendantButton({ room: { section }, onSection }: HeadProps & { room: RoomView }) {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  return (
    <button type="button" className={styles.attendant} onClick={() => onSection(section.id)}>
      <Icon of={IconUser} />
      <span className="sr-only">{t('deskAttendant')} </span>
      <bdi>{section.attendant ? nameOf(section.attendant) : t('deskNoAttendant')}</bdi>
      <Icon of={IconChevronDown} />
    </button>
  )
}
