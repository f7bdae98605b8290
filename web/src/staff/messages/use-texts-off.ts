import type { TextsOff } from '@mikvah/rules/messages/delivery.ts'
import type { VisitSeen } from '../../live/live-event.ts'
import { useWords } from '../../words/use-words.ts'

const reasons = {
  'not-wanted': 'messageOffNotWanted',
  stopped: 'messageOffStopped',
  'no-phone': 'messageOffNoPhone',
  'not-served': 'messageOffNotServed',
} as const satisfies Record<TextsOff, string>

/** Why no text message reaches her, in words; nothing while one may. */
export function useTextsOff() {
  const { t } = useWords('desk-pages')
  return ({ textsOff }: Pick<VisitSeen, 'textsOff'>): string | undefined =>
    textsOff ? t(reasons[textsOff]) : undefined
}
