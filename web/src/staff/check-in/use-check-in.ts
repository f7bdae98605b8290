import type { Language } from '@mikvah/rules/words/language.ts'
import { useCallback, useState } from 'react'
import type { SwipedCard } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useFloorAct } from '../visit/use-floor-act.ts'

/** What a check-in is sent with. */
export type CheckingIn = {
  /** Her language; null while it isn't known. */
  language: Language | null
  printer: string | null
  wantsCubicle: boolean
  /** The note that the desk writes; null when it hasn't changed. */
  note: string | null
}

const queryOf = ({ language, printer }: CheckingIn) => ({
  ...(language ? { userLanguage: language } : {}),
  ...(printer ? { printer } : {}),
})

/**
 * `checkIn` sends first the note, if it has changed, then her status, then the wish for a cubicle, if there is one, and
 * gives whether she waits. She waits even if the cubicle is refused (`cubicleError`), but not if the note is.
 */
export function useCheckIn() {
  const note = useTell('writeReservationNotes')
  const checkInCall = useTell('checkIn')
  const cubicle = useTell('requestCubicle')
  const { send, swipe } = useFloorAct()
  const [said, setSaid] = useState(false)
  const { reset } = checkInCall
  const forget = useCallback(() => setSaid(false), [])

  /** All of it goes under one swiped staff card, so that the card is asked for once. */
  const sendAll = async (id: string, how: CheckingIn, body: SwipedCard): Promise<boolean> => {
    const welcome = async () => {
      note.reset()
      if (how.note !== null) await note.mutateAsync({ params: { id }, body: { notes: how.note } })
      return checkInCall.mutateAsync({ query: { resId: id, ...queryOf(how) }, body })
    }
    const waits = await send(welcome(), { onDone: () => setSaid(true) })
    if (waits && how.wantsCubicle) await send(cubicle.mutateAsync({ params: { id }, body }))
    return waits
  }
  const checkIn = async (id: string, how: CheckingIn): Promise<boolean> =>
    (await swipe.withCard((card) => sendAll(id, how, card))) ?? false
  return {
    checkIn,
    forget,
    swipe,
    /** Whether this screen has checked her in. */
    said,
    isPending: note.isPending || checkInCall.isPending || cubicle.isPending,
    error: note.error ?? checkInCall.error,
    cubicleError: cubicle.error,
    reset,
  }
}
