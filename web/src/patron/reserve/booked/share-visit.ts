import type { Reservation } from '@mikvah/contract/contract.ts'
import { timeText } from '../../../parts/times/time-text.ts'
import type { Language } from '../../../words/language.ts'
import type { Say } from '../../../words/say.ts'
import { eveningText } from '../steps/evening-text.ts'

type Visit = Pick<Reservation, 'reservationDate' | 'reservationTime' | 'reservationCode'>
type Shared = { title: string; text: string }

/** What a driver or a sister needs, as neutral as the entry in her calendar: when, the address, the code, and no word of what for. */
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

export const canShare = () => typeof navigator.share === 'function'

/** She closed it, or tapped again while it is open: nothing went wrong. */
const harmless = ['AbortError', 'InvalidStateError']

/** Gives it to whatever she chooses on her phone. */
export async function shareVisit(shared: Shared): Promise<'done' | 'failed'> {
  try {
    await navigator.share(shared)
    return 'done'
  } catch (failure) {
    return failure instanceof DOMException && harmless.includes(failure.name) ? 'done' : 'failed'
  }
}
