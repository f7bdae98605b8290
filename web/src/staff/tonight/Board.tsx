import { memo, useCallback, useRef, useState } from 'react'
import type { Board as BoardTold, RoomTold, VisitSeen } from '../../live/told.ts'
import { useKept } from '../../live/use-kept.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { useOutlookKept } from '../facts/outlook.ts'
import { ExcludedModal } from '../visit/ExcludedModal.tsx'
import { isVisit } from '../visit/placeable.ts'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { UndoMove } from '../visit/UndoMove.tsx'
import { useMoveVisit } from '../visit/use-move-visit.ts'
import { usePlace } from '../visit/use-place.ts'
import { useSaid } from '../visit/use-said.ts'
import styles from './Board.module.css'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { DeskWays } from './DeskWays.tsx'
import { EmptyLine } from './EmptyLine.tsx'
import { Legend } from './Legend.tsx'
import { Lists } from './Lists.tsx'
import { Pools } from './Pools.tsx'
import { ReadyLine } from './ReadyLine.tsx'
import { RoomMap } from './RoomMap.tsx'
import { SaidLine } from './SaidLine.tsx'
import type { Search } from './search.ts'

type Props = {
  search: Search
  onVisit: (reservationId: string) => void
  onRoom: (roomId: number) => void
}

/** The lists beside the rooms, and who is carried from the one onto the other. */
export const Board = memo(function Board({ search, onVisit, onRoom }: Props) {
  const { t } = useWords('desk')
  const board = useKept('listReception')
  const rooms = useKept('rooms')
  useOutlookKept(board.data, rooms.data)
  const { said, say } = useSaid()
  const [placed, setPlaced] = useState<string | null>(null)
  const placing = usePlace(({ visit, room }) => {
    say(t('placeConfirmationMessage', { code: visit.reservationCode ?? '', room: room.number }))
    setPlaced(visit.reservationId)
  })
  const place = useRef(placing.place)
  place.current = placing.place
  const drop = useCallback((room: RoomTold, carried: unknown) => {
    if (isVisit(carried)) place.current({ visit: carried, room })
  }, [])
  const openRoom = useCallback(
    ({ id, status, reservation }: RoomTold) => {
      if (status === 'Occupied' && reservation) onVisit(reservation.reservationId)
      else onRoom(id)
    },
    [onVisit, onRoom],
  )
  const isThere = board.data !== undefined && rooms.data !== undefined
  const failure = isThere ? null : (board.error ?? rooms.error)
  return (
    <>
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
      {isThere ? (
        <div className={styles.board}>
          <Lists board={board.data} search={search} onOpen={onVisit} />
          <div className={styles.map}>
            <EmptyLine rooms={rooms.data} />
            <ReadyLine />
            <RoomMap rooms={rooms.data} search={search} onOpen={openRoom} onDrop={drop} />
            <Pools />
            <DeskWays />
            <Legend />
          </div>
        </div>
      ) : null}
      {isThere || failure ? null : <BoardSkeleton />}
      <JustPlaced visit={board.data && visitOf(board.data, placed)} said={said} onUndone={say} />
      <ExcludedModal placing={placing} />
      <SwipeModal swipe={placing.swipe} />
    </>
  )
})

const visitOf = ({ here, waiting, upcoming }: BoardTold, id: string | null) =>
  [...here, ...waiting, ...upcoming].find(({ reservationId }) => reservationId === id)

type Placed = {
  visit: VisitSeen | undefined
  said: string | null
  onUndone: (said: string) => void
}

/** Who was carried into a room a moment ago, and the way back from there. */
function JustPlaced({ visit, said, onUndone }: Placed) {
  const move = useMoveVisit(visit ?? { reservationId: '' })
  return (
    <>
      <ErrorAlert failure={move.error} />
      <SaidLine said={said}>
        {visit ? <UndoMove visit={visit} move={move} onDone={onUndone} /> : null}
      </SaidLine>
      <SwipeModal swipe={move.swipe} />
    </>
  )
}
