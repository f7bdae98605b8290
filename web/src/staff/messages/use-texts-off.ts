import type { User } from '@mikvah/contract/contract.ts'
import type { TextsOff } from '@mikvah/rules/messages/delivery.ts'
import type { VisitSeen } from '../../live/live-event.ts'
import { useWords } from '../../words/use-words.ts'

const reasons = {
  'not-wanted': 'messageOffNotWanted',
  stopped: 'messageOffStopped',
  'no-phone': 'messageOffNoPhone',
  'not-served': 'messageOffNotServed',
} as const satisfies Record<TextsOff, string>

/**
 * Gives a function that says why the patron of a visit gets no text messages, as a sentence; undefined where she gets
 * them.
 */
export function useTextsOff() {
  const { t } = useWords('desk-pages')
  return ({ textsOff }: Pick<VisitSeen, 'textsOff'>): string | undefined =>
    textsOff ? t(reasons[textsOff]) : undefined
}

type OfHers = Pick<User, 'phoneNumber' | 'notificationReservations' | 'textsStopped'>

/**
 * Gives a function that says, from a patron's record, why she gets no text messages: she has no number, wants none, or
 * has stopped them. Undefined where she gets them.
 */
export function useRecordTextsOff() {
  const textsOff = useTextsOff()
  return (her: OfHers) => textsOff({ textsOff: offOfRecord(her) })
}

const offOfRecord = ({ phoneNumber, notificationReservations, textsStopped }: OfHers) => {
  if (!phoneNumber) return 'no-phone'
  if (!notificationReservations) return 'not-wanted'
  return textsStopped ? 'stopped' : null
}
