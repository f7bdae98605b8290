import { useCallback, useEffect, useState } from 'react'
import { sendTaps } from '../offline-taps/send-taps.ts'
import { storedTaps } from '../offline-taps/stored-taps.ts'
import type { AnswerOf } from '../talk/call.ts'

export type CheckedIn = AnswerOf<'checkIn'>['result']
/** The outcome of one check-in, and `about`, the id of the visit it was for. */
export type CheckInOutcome =
  | { about: string | null; checkedIn: CheckedIn }
  | { about: string | null; failure: unknown }

const isCheckedIn = (answer: unknown): answer is CheckedIn =>
  typeof answer === 'object' && answer !== null && 'cubicleOffered' in answer

/**
 * Sends check-ins for as long as this screen is open. Whether one still counts is judged by the server: a kiosk may
 * act only on the visit it looked up, and not for long. Gives the outcome of the last one, null for none, and `forget`,
 * called when a guest leaves: nobody sees the outcome of another's check-in, nor does she when she comes back later.
 */
export function useCheckIns() {
  const [outcome, setOutcome] = useState<CheckInOutcome | null>(null)
  const [left] = useState(() => new Set(storedTaps().map(({ key }) => key)))
  useEffect(
    () =>
      sendTaps({
        look: async () => storedTaps()[0]?.about ?? null,
        onAnswer: async ({ key, about }, { result }) => {
          if (isCheckedIn(result) && !left.has(key)) setOutcome({ about, checkedIn: result })
        },
        onRefused: async ({ key, about }, failure) => {
          if (!left.has(key)) setOutcome({ about, failure })
        },
      }),
    [left],
  )
  const forget = useCallback(() => {
    for (const { key } of storedTaps()) left.add(key)
    setOutcome(null)
  }, [left])
  return { outcome, forget }
}
