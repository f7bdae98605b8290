import { IconAlertTriangle } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useRef } from 'react'
import '../../look/statuses.css'
import type { RoomView } from '../../live/live-event.ts'
import { classes } from '../../parts/classes.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { equipmentSigns, extraSigns } from '../facts/visit-signs.ts'
import { useCarried } from '../parts/dragged.ts'
import { MinutesText } from '../parts/Minutes.tsx'
import { Sign } from '../parts/Sign.tsx'
import { useMinutesSince } from '../parts/ticks.ts'
import { useDraggable } from '../parts/use-draggable.ts'
import { useDroppable } from '../parts/use-droppable.ts'
import { carriedVisit, isFrom } from '../visit/carried-to.ts'
import { CallBell } from './CallBell.tsx'
import styles from './RoomTile.module.css'
import { type Tile, tileOf } from './tile-of.ts'

export type TileProps = {
  room: RoomView
  /** After how many minutes in this status she is late; null when the status has no limit. */
  threshold: number | null
  dim: boolean
  /** Whether this tile is the tab stop of the map. */
  isStop: boolean
  onOpen: (room: RoomView) => void
  takes: (room: RoomView, carried: unknown) => boolean
  onDrop: (room: RoomView, carried: unknown) => void
  onWalk: (event: KeyboardEvent) => void
  onStop: (roomId: number) => void
}

/**
 * A room on the board: its number, who is in it by her code, and its state as a level of water at the bottom. By
 * pointer a patron is dragged from here to another room; for the keyboard the list of those who are here has a
 * handle.
 */
export const RoomTile = memo(function RoomTile(props: TileProps) {
  const { room, threshold, dim, isStop, onOpen, onDrop, onWalk, onStop } = props
  const ref = useRef<HTMLButtonElement>(null)
  const takes = useCarried((carried) =>
    carried === null || isFrom(room, carried) ? null : props.takes(room, carried),
  )
  const { dropProps, isDropTarget } = useDroppable({
    ref,
    takes: (carried) => props.takes(room, carried),
    onDrop: (carried) => onDrop(room, carried),
  })
  const tile = tileOf(room)
  const { dragProps, isDragging } = useDraggable(
    tile.visit ?? room,
    `${room.id}`,
    tile.visit === null,
  )
  const minutes = useMinutesSince(tile.since)
  const isLate = threshold !== null && minutes >= threshold
  return (
    <button
      {...(dropProps as object)}
      {...(dragProps as object)}
      ref={ref}
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-room={room.id}
      data-status={tile.status}
      data-dim={dim || undefined}
      data-takes={takes ?? undefined}
      data-over={isDropTarget || undefined}
      data-carried={isDragging || undefined}
      className={classes(
        styles.tile,
        tile.look.className,
        tile.isNow && styles.now,
        isLate && styles.late,
        tile.status === 'Offline' && styles.offline,
        tile.status === 'Available' && styles.idle,
      )}
      onClick={() => onOpen(room)}
      onKeyDown={onWalk}
      onFocus={() => onStop(room.id)}
    >
      <RoomHead room={room} visit={tile.visit} />
      <span className={styles.middle}>
        <span className={styles.signs}>
          <CallBell room={room} />
          {signsOf(room, tile).map((sign) => (
            <Sign key={sign.word} {...sign} />
          ))}
          {isLate ? <Sign icon={IconAlertTriangle} word="deskOverTime" /> : null}
        </span>
        <span className={styles.minutes}>
          {tile.isStill ? null : <MinutesText minutes={minutes} />}
        </span>
      </span>
      <TileFoot room={room} tile={tile} over={isDropTarget} />
      {threshold !== null && tile.visit ? (
        <span
          className={styles.meter}
          style={{ inlineSize: `${Math.min(1, minutes / threshold) * 100}%` }}
        />
      ) : null}
    </button>
  )
})

const signsOf = (room: RoomView, { visit }: Tile) => [
  ...equipmentSigns(room),
  ...(visit ? extraSigns(visit) : []),
]

function RoomHead({ room, visit }: { room: RoomView; visit: Tile['visit'] }) {
  const { t } = useWords('desk')
  return (
    <>
      <span className={styles.number}>
        <span className="sr-only">{t('deskRoom')} </span>
        {room.number}
      </span>
      {visit ? (
        <span className={classes('num code', styles.code)}>{visit.reservationCode}</span>
      ) : (
        <span className={styles.kind}>
          {room.preassigned ? (
            <>
              <small>{t('deskKeptFor')}</small>{' '}
              <span className="num">{room.preassigned.reservationCode}</span>
            </>
          ) : (
            t(room.bath ? 'deskSignBath' : 'deskSignShower')
          )}
        </span>
      )}
    </>
  )
}

const TileFoot = ({ over, room, tile }: { over: boolean; room: RoomView; tile: Tile }) =>
  over ? <SetDownFoot room={room} /> : <StatusFoot tile={tile} />

/** Says what dropping the patron on this room will do, while she is over it. */
function SetDownFoot({ room }: { room: RoomView }) {
  const { t } = useWords('desk')
  const code = useCarried((carried) => carriedVisit(carried)?.reservationCode ?? '')
  const from = useCarried((carried) => carriedVisit(carried)?.room?.number ?? null)
  return (
    <span className={styles.foot}>
      {from !== null && room.reservation
        ? t('deskSwapHere', { one: from, other: room.number })
        : t('deskPlaceHere', { code })}
    </span>
  )
}

function StatusFoot({ tile: { look, word } }: { tile: Tile }) {
  const { t } = useWords()
  return (
    <span className={styles.foot}>
      <Icon of={look.icon} />
      {t(word)}
    </span>
  )
}
