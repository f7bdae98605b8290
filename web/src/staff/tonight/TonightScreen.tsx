import { useCallback, useRef, useState } from 'react'
import type { RoomTold } from '../../live/told.ts'
import { useKept } from '../../live/use-kept.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { TonightBar } from '../shell/TonightBar.tsx'
import { useSearchKey } from '../shell/use-search-key.ts'
import { DetailsModal } from '../visit/details/DetailsModal.tsx'
import { ExcludedModal } from '../visit/ExcludedModal.tsx'
import { isVisit } from '../visit/placeable.ts'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { usePlace } from '../visit/use-place.ts'
import { useSaid } from '../visit/use-said.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { Counts } from './Counts.tsx'
import { DeskWays } from './DeskWays.tsx'
import { Legend } from './Legend.tsx'
import { Lists } from './Lists.tsx'
import { Pools } from './Pools.tsx'
import { ReadyLine } from './ReadyLine.tsx'
import { RoomMap } from './RoomMap.tsx'
import { RoomModal } from './RoomModal.tsx'
import { SaidLine } from './SaidLine.tsx'
import styles from './TonightScreen.module.css'

/** The desk: the night on one page. */
export function TonightScreen() {
  const { t } = useWords('desk')
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const board = useKept('listReception')
  const rooms = useKept('rooms')
  const { said, say } = useSaid()
  const placing = usePlace(({ visit, room }) =>
    say(t('placeConfirmationMessage', { code: visit.reservationCode ?? '', room: room.number })),
  )
  useSearchKey(field)
  const [opened, open] = useState<string | null>(null)
  const [openedRoom, setOpenedRoom] = useState<number | null>(null)
  const openRoom = useCallback(({ id, status, reservation }: RoomTold) => {
    if (status === 'Occupied' && reservation) open(reservation.reservationId)
    else setOpenedRoom(id)
  }, [])
  const place = useRef(placing.place)
  place.current = placing.place
  const drop = useCallback((room: RoomTold, carried: unknown) => {
    if (isVisit(carried)) place.current({ visit: carried, room })
  }, [])
  const failure = board.data && rooms.data ? null : (board.error ?? rooms.error)
  return (
    <>
      <TonightBar
        counts={<Counts board={board.data} rooms={rooms.data} />}
        search={search}
        onSearch={setSearch}
        field={field}
      />
      <h1 className="sr-only" tabIndex={-1} data-first>
        {t('titleDesk')}
      </h1>
      <div className={styles.news}>
        <ErrorAlert
          failure={failure}
          onTryAgain={() => {
            board.refetch()
            rooms.refetch()
          }}
        />
        <ErrorAlert failure={placing.error} />
      </div>
      {board.data && rooms.data ? (
        <div className={styles.board}>
          <Lists board={board.data} search={search} onOpen={open} />
          <div className={styles.map}>
            <ReadyLine ready={board.data.ready} />
            <RoomMap rooms={rooms.data} search={search} onOpen={openRoom} onDrop={drop} />
            <Pools here={board.data.here} />
            <DeskWays rooms={rooms.data} />
            <Legend />
          </div>
        </div>
      ) : failure ? null : (
        <BoardSkeleton />
      )}
      <DetailsModal reservationId={opened} onClose={() => open(null)} />
      <RoomModal
        room={rooms.data?.find(({ id }) => id === openedRoom)}
        onClose={() => setOpenedRoom(null)}
        onOpen={open}
      />
      <SaidLine said={said} />
      <ExcludedModal placing={placing} />
      <SwipeModal swipe={placing.swipe} />
    </>
  )
}
