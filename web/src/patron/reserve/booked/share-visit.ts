import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { eveningText } from '../../../parts/times/evening-text.ts'
import { timeText } from '../../../parts/times/time-text.ts'
import type { Say } from '../../../words/say.ts'

type Visit = Pick<Reservation, 'reservationDate' | 'reservationTime' | 'reservationCode'>
type Shared = { title: string; text: string }

/**
 * What she may share with a driver or a relative, as neutral as the calendar entry: when, the address, the code, and
 * nothing of what it is for.
 */
export function sharedOf(visit: Visit, address: string, language: Language, t: Say): Shared {
  const title = t('payCalendarTitle')
  const evening = eveningText(visit.reservationDate, language, t)
  return {
    title,
    text: [
      `${title}: ${evening}, ${timeText(visit.reservationTime, language, t)}`,
      address,
      `${t('payCode')}: ${visit.reservationCode}`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
  }
}

/** Whether this browser has a share sheet. */
export const canShare = () => typeof navigator.share === 'function'

/** Errors that mean that she closed the sheet, or tapped again while it was open. */
const harmless = ['AbortError', 'InvalidStateError']

/**
 * Opens the phone's share sheet. 'done' also when she closed it or tapped twice; 'failed' only when sharing didn't
 * work.
 */
export async function shareVisit(shared: Shared): Promise<'done' | 'failed'> {
  try {
    await navigator.share(shared)
    return 'done'
  } catch (failure) {
    return failure instanceof DOMException && harmless.includes(failure.name) ? 'done' : 'failed'
  }
}
