import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { CardReader } from '../card-processor.ts'

/** A practice reader. `card` is what is held to it a moment after it asks; null when nobody comes. */
type PracticeReader = CardReader & { labelHe: string; card: string | null; busy?: true }

const reader = (
  id: string,
  label: string,
  labelHe: string,
  card: string | null,
): PracticeReader => ({
  ...{ id, label, labelHe, card, online: true, location: null },
})
const idle = (id: string, label: string, labelHe: string) => reader(id, label, labelHe, null)

const [held, declined] = ['practice_ok', 'practice_declined']
const readers: readonly PracticeReader[] = [
  reader('kiosk-cardReader', 'Kiosk card reader', 'קורא הכרטיסים של עמדת הקבלה', held),
  reader('reception-cardReader', 'Reception card reader', 'קורא הכרטיסים של דלפק הקבלה', held),
  reader('declining-cardReader', 'Practice: the card is declined', 'תרגול: הכרטיס נדחה', declined),
  idle('waiting-cardReader', 'Practice: no card is held to it', 'תרגול: לא מצמידים כרטיס'),
  { ...idle('busy-cardReader', 'Practice: in use', 'תרגול: בשימוש'), busy: true },
  { ...idle('offline-cardReader', 'Practice: switched off', 'תרגול: כבוי'), online: false },
]

/** The practice readers by their ids; what happens at each goes by its label. */
export const practiceReaders: ReadonlyMap<string, PracticeReader> = new Map(
  readers.map((one) => [one.id, one]),
)

/** How long after a reader has begun to ask a card is held to it, in milliseconds. */
export const untilHeld: Ms = 1500
