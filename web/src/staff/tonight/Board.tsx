import { memo, useCallback, useRef, useState } from 'react'
import type { Board as BoardView, RoomView, VisitSeen } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { useLiveForecast } from '../facts/forecast.ts'
import { NeedsLine } from '../needs/NeedsLine.tsx'
import { focusWhereTakenUp } from '../parts/dragged.ts'
import type { SetDown } from '../visit/carried-to.ts'
import { forgetDone, useJustMoved } from '../visit/just-moved.ts'
import { PlaceQuestions } from '../visit/PlaceQuestions.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { SectionModal } from '../visit/section/SectionModal.tsx'
import { WhoHasWhat } from '../visit/section/WhoHasWhat.tsx'
import { SwapQuestions } from '../visit/swap/SwapQuestions.tsx'
import { UndoSwap } from '../visit/swap/UndoSwap.tsx'
import { useSwap } from '../visit/swap/use-swap.ts'
import { useSwappedWords } from '../visit/swap/use-swapped-words.ts'
import { UndoMove } from '../visit/undo/UndoMove.tsx'
import { useMove, useMoveVisit } from '../visit/use-move-visit.ts'
import { usePlace } from '../visit/use-place.ts'
import { useSaid } from '../visit/use-said.ts'
import { Warning } from '../visit/Warning.tsx'
import styles from './Board.module.css'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { Foot } from './Foot.tsx'
import { Lists } from './lists/Lists.tsx'
import { ReadyLine } from './ReadyLine.tsx'
import { RoomMap } from './RoomMap.tsx'
import { SaidLine } from './SaidLine.tsx'
import { type Side, Sides } from './Sides.tsx'
import type { Search } from './search.ts'

type Props = {
  search: Search
  onVisit: (reservationId: string) => void
  onRoom: (roomId: number) => void
}

/**
 * The lists beside the rooms, and the dragging from one to the other; above them what needs the desk, below them the
 * foot. Each list reads its own data; the board only checks that the data is loaded, so that a change renders nothing
 * but the part that shows it.
 */
export const Board = memo(function Board({ search, onVisit, onRoom }: Props) {
  const { t } = useWords('desk')
  const board = useLiveQuery('listReception')
  const rooms = useLiveQuery('rooms')
  const { said, say } = useSaid()
  const placing = usePlace(({ visit, room }) =>
    say(t('placeConfirmationMessage', { code: visit.reservationCode ?? '', room: room.number })),
  )
  const swapped = useSwappedWords()
  const swap = useSwap((exchange) => say(swapped(exchange)))
  const leaving = useMove()
  const out = async (visit: VisitSeen) => {
    if (!(await leaving.move(visit, 'Waiting'))) return
    say(
      t('deskOutOfRoomDone', { code: visit.reservationCode ?? '', room: visit.room?.number ?? '' }),
    )
  }
  const acts = { place: placing.place, swap: swap.begin, out }
  const ask = useRef(acts)
  ask.current = acts
  const drop = useCallback((down: SetDown) => {
    if ('placing' in down) ask.current.place(down.placing)
    else {
      const { exchange } = down
      // While it is dropped the focus is held on the place; a moment later it can go back.
      queueMicrotask(() => {
        focusWhereTakenUp()
        ask.current.swap(exchange)
      })
    }
  }, [])
  const takeOut = useCallback((visit: VisitSeen) => ask.current.out(visit), [])
  const openRoom = useCallback(
    ({ id, status, reservation }: RoomView) => {
      if (status === 'Occupied' && reservation) onVisit(reservation.reservationId)
      else onRoom(id)
    },
    [onVisit, onRoom],
  )
  const [side, setSide] = useState<Side>('lists')
  const [section, openSection] = useState<string | null>(null)
  const isThere = [board, rooms].every(
    ({ isPending, isLoadingError }) => !isPending && !isLoadingError,
  )
  const failure = isThere ? null : (board.error ?? rooms.error)
  return (
    <>
      <NeedsLine onVisit={onVisit} />
      <div className={styles.news}>
        <ErrorAlert
          failure={failure}
          onTryAgain={() => {
            board.refetch()
            rooms.refetch()
          }}
        />
        <Warning failure={placing.error ?? leaving.error} />
        <Warning failure={swap.error} />
      </div>
      {isThere ? (
        <>
          <div className={styles.board} data-side={side}>
            <Sides className={styles.sides} shown={side} onShow={setSide} />
            <Lists search={search} onOpen={onVisit} onOut={takeOut} />
            <div className={styles.map}>
              <WhoHasWhat onSaid={say} />
              <ReadyLine />
              <RoomMap search={search} onOpen={openRoom} onDrop={drop} onSection={openSection} />
            </div>
          </div>
          <Foot />
        </>
      ) : null}
      {isThere || failure ? null : <BoardSkeleton />}
      <Foresight />
      <JustMoved said={said} onUndone={say} />
      <SectionModal sectionId={section} onClose={() => openSection(null)} onSaid={say} />
      <PlaceQuestions placing={placing} />
      <SwapQuestions swap={swap} />
      <SwipeModal swipe={leaving.swipe} />
    </>
  )
})

const visitOf = ({ here, waiting, upcoming, completed }: BoardView, id: string | undefined) =>
  [...here, ...waiting, ...upcoming, ...completed].find(({ reservationId }) => reservationId === id)

/** Keeps the forecast up to date, and renders nothing. */
function Foresight() {
  useLiveForecast()
  return null
}

type Said = { said: string | null; onUndone: (said: string) => void }

/** The patron whom this desk moved a moment ago, with a button that undoes it. */
function JustMoved(said: Said) {
  const { data } = useLiveQuery('listReception')
  const moved = useJustMoved()
  return <WayBack visit={data && visitOf(data, moved?.reservationId)} {...said} />
}

const WayBack = memo(function WayBack({
  visit,
  said,
  onUndone,
}: Said & { visit: VisitSeen | undefined }) {
  const move = useMoveVisit(visit ?? { reservationId: '' })
  const swapped = useSwappedWords()
  const swap = useSwap((exchange) => onUndone(swapped(exchange)), { remember: forgetDone })
  return (
    <>
      <Warning failure={move.error} />
      <Warning failure={swap.error} />
      <SaidLine said={said}>
        {visit ? <UndoMove visit={visit} move={move} onDone={onUndone} /> : null}
        <UndoSwap swap={swap} />
      </SaidLine>
      <SwipeModal swipe={move.swipe} />
      <SwapQuestions swap={swap} />
    </>
  )
})
