import type { Reservation } from '@mikvah/contract/contract.ts'
import { isWithoutWater } from '@mikvah/rules/visit/without-water.ts'
import { useState } from 'react'
import { MoneyAfterCancel } from '../../../facts/MoneyAfterCancel.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { OfflineNotice } from '../../../parts/OfflineNotice.tsx'
import { useFocusStays } from '../../../parts/read-first.ts'
import { useWords } from '../../../words/use-words.ts'
import { HeldNotice } from '../../facts/Held.tsx'
import { LostLine } from '../../shell/LostLine.tsx'
import { Meanwhile } from '../Meanwhile.tsx'
import { PlaceQuestions } from '../PlaceQuestions.tsx'
import { ChangeRoomModal } from '../room/ChangeRoomModal.tsx'
import { PlaceModal } from '../room/PlaceModal.tsx'
import { PreassignModal } from '../room/PreassignModal.tsx'
import { SwipeModal } from '../SwipeModal.tsx'
import { SwapQuestions } from '../swap/SwapQuestions.tsx'
import { useSwap } from '../swap/use-swap.ts'
import { useSwappedWords } from '../swap/use-swapped-words.ts'
import { UndoMove } from '../undo/UndoMove.tsx'
import { useMoveVisit } from '../use-move-visit.ts'
import { usePlace } from '../use-place.ts'
import { useSaid } from '../use-said.ts'
import { Actions } from './Actions.tsx'
import { CancelCheckInModal, CancelModal } from './CancelModals.tsx'
import styles from './DetailsBody.module.css'
import { DetailsHead } from './DetailsHead.tsx'
import { NoteModal } from './NoteModal.tsx'
import type { Opened } from './opened.ts'
import { Parts } from './Parts.tsx'
import { Summary } from './Summary.tsx'
import { Timeline } from './Timeline.tsx'
import { useCubicle } from './use-cubicle.ts'
import { WithoutWaterModal } from './WithoutWaterModal.tsx'

/**
 * One visit, once it is loaded: head, timeline, sections, and what can be done, with the dialogs of the acts that have
 * one.
 */
export function DetailsBody({ visit }: { visit: Reservation }) {
  const { t } = useWords('desk')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [past, askPast] = useState<Reservation['reservationStatus'] | null>(null)
  const { said, say } = useSaid()
  const move = useMoveVisit(visit)
  /** Opens a question, or none: what went wrong before says nothing of it; of an act under way it isn't known yet. */
  const ask = (what: Opened | null, to: typeof past = null) => {
    if (!move.isPending) move.forget()
    setOpened(what)
    askPast(to)
  }
  const close = () => ask(null)
  useFocusStays(visit)
  const cubicle = useCubicle(visit)
  const placing = usePlace(({ room }) => {
    close()
    say(t('placeConfirmationMessage', { code: visit.reservationCode, room: room.number }))
  })
  const swapped = useSwappedWords()
  const swap = useSwap((exchange) => {
    close()
    say(swapped(exchange))
  })
  const moveTo = async (status: Reservation['reservationStatus'], reason?: string) => {
    const isDone = await move.moveTo(status, { reason })
    // A question stays open, with the reason that was typed and what went wrong, until its act is done.
    if (isDone) close()
  }
  const setByHand = (status: Reservation['reservationStatus']) => {
    if (isWithoutWater(visit.reservationStatus, status, historyOf(visit))) ask(null, status)
    else moveTo(status)
  }
  const leaveRoom = async () => {
    const words = { code: visit.reservationCode, room: visit.room?.number ?? '' }
    if (await move.moveTo('Waiting')) say(t('deskOutOfRoomDone', words))
  }
  const isAsking = opened !== null || past !== null
  return (
    <>
      <DetailsHead visit={visit} busy={move.isPending} onStatus={setByHand} />
      {/* What the page says of the network and of the line lies dimmed behind. */}
      <OfflineNotice />
      <LostLine />
      <div className={styles.scroll}>
        <Timeline visit={visit} />
        <div className={styles.news} role="status" data-news={said ? '' : undefined}>
          {said ? <Alert kind="success">{said}</Alert> : null}
          {visit.afterCancel?.length ? (
            <Alert kind="info" title={t('deskAfterCancel')}>
              <MoneyAfterCancel visit={visit} />
            </Alert>
          ) : null}
        </div>
        <div className={styles.news}>
          <HeldNotice visit={visit} />
          <ErrorAlert failure={isAsking ? null : (move.error ?? cubicle.error)} />
          <Meanwhile failure={move.error} />
          <UndoMove visit={visit} move={move} onDone={say} />
        </div>
        <div className={styles.body}>
          <div className={styles.parts}>
            <Parts visit={visit} />
          </div>
          <aside className={styles.side}>
            <Actions
              visit={visit}
              onOpen={(what) => ask(what)}
              onCubicle={cubicle.request}
              onOutOfRoom={leaveRoom}
            />
            <Summary visit={visit} />
          </aside>
        </div>
      </div>
      <NoteModal open={opened === 'note'} visit={visit} onClose={close} />
      <PlaceModal open={opened === 'place'} visit={visit} placing={placing} onClose={close} />
      <ChangeRoomModal open={opened === 'swap'} visit={visit} swap={swap} onClose={close} />
      <PreassignModal
        open={opened === 'preassign'}
        visit={visit}
        onClose={close}
        onDone={(room) => {
          close()
          say(room ? t('deskKept', { room }) : t('deskKeptNoMore'))
        }}
      />
      <CancelModal
        open={opened === 'cancel'}
        visit={visit}
        onClose={close}
        busy={move.isPending}
        failure={move.error}
        onConfirm={() => moveTo('Canceled')}
      />
      <CancelCheckInModal
        visit={visit}
        open={opened === 'cancelCheckIn'}
        onClose={close}
        busy={move.isPending}
        failure={move.error}
        onConfirm={() => moveTo('Reserved')}
      />
      <WithoutWaterModal
        visit={visit}
        to={past}
        busy={move.isPending}
        failure={move.error}
        onLetBe={close}
        onConfirm={moveTo}
      />
      <PlaceQuestions placing={placing} />
      <SwapQuestions swap={swap} />
      <SwipeModal swipe={move.swipe} />
      <SwipeModal swipe={cubicle.swipe} />
    </>
  )
}

const historyOf = ({ statusHistory }: Reservation) =>
  statusHistory.map(({ previousReservationStatus, newReservationStatus, undoes }) => ({
    previous: previousReservationStatus,
    next: newReservationStatus,
    undoes,
  }))
