import { useEffect, useEffectEvent, useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { Countdown } from '../../parts/times/Countdown.tsx'
import { useWords } from '../../words/use-words.ts'
import { cardReader } from './card-swipe.ts'
import type { Swipe } from './use-swipe.ts'

/** If no card is swiped within this time, nothing is done. */
const wait = 15_000

/**
 * Asks for the card that `useSwipe` waits for, and gives it what the reader types; none when it is closed, or after
 * fifteen seconds.
 */
export function SwipeModal({ swipe }: { swipe: Swipe }) {
  const { t } = useWords('desk')
  return (
    <Modal open={swipe.isWaiting} onClose={() => swipe.done(null)} title={t('deskSwipeTitle')}>
      <For about={swipe.about} />
      <Waiting key={swipe.nth} onCard={swipe.done} />
    </Modal>
  )
}

/** Which act this card is for, when several cards are asked for one after the other. */
function For({ about }: { about: string | undefined }) {
  const { t } = useWords('desk')
  const code = useCodeOf(about)
  return code ? <p>{t('deskSwipeFor', { code })}</p> : null
}

function Waiting({ onCard }: { onCard: (code: string | null) => void }) {
  const { t } = useWords('desk')
  const [until] = useState(() => Date.now() + wait)
  const done = useEffectEvent(onCard)
  useEffect(() => {
    const read = cardReader()
    const onKey = (event: KeyboardEvent) => {
      const code = read(event.key, event.timeStamp)
      if (event.key === 'Enter') event.preventDefault()
      if (code !== null) done(code)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    const timer = setTimeout(() => done(null), wait)
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      clearTimeout(timer)
    }
  }, [])
  return (
    <p>
      {t('deskSwipeText')} <Countdown until={until} />
    </p>
  )
}

const asItIs = { enabled: false } as const

/** The code of a visit that the screen has loaded already; null for any other. */
function useCodeOf(reservationId: string | undefined): string | null {
  const { data: board } = useLiveQuery('listReception', {}, asItIs)
  const { data: rooms = [] } = useLiveQuery('rooms', {}, asItIs)
  const { upcoming = [], here = [], completed = [], leftover = [] } = board ?? {}
  const inRooms = rooms.flatMap(({ reservation }) => reservation ?? [])
  const shown = [...here, ...upcoming, ...completed, ...leftover, ...inRooms]
  return shown.find((visit) => visit.reservationId === reservationId)?.reservationCode ?? null
}
