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
 * Gives a function that says why a patron gets no text messages, by a visit of hers or by her record, as a sentence;
 * undefined where she gets them.
 */
export function useTextsOff() {
  const { t } = useWords('desk-pages')
  return ({ textsOff }: Pick<VisitSeen | User, 'textsOff'>): string | undefined =>
    textsOff ? t(reasons[textsOff]) : undefined
}
