import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { CardReader } from '../card-processor.ts'

/** A practice reader. `card` is what is held to it a moment after it asks; null when nobody comes. */
type PracticeReader = CardReader & { card: string | null; busy?: true }

const reader = (id: string, label: string, card: string | null): PracticeReader => ({
  ...{ id, label, card, online: true, location: null },
})

const readers: readonly PracticeReader[] = [
  reader('kiosk-cardReader', 'Kiosk card reader', 'practice_ok'),
  reader('reception-cardReader', 'Reception card reader', 'practice_ok'),
  reader('declining-cardReader', 'Practice: the card is declined', 'practice_declined'),
  reader('waiting-cardReader', 'Practice: no card is held to it', null),
  { ...reader('busy-cardReader', 'Practice: in use', null), busy: true },
  { ...reader('offline-cardReader', 'Practice: switched off', null), online: false },
]

export const practiceReaders: ReadonlyMap<string, PracticeReader> = new Map(
  readers.map((one) => [one.id, one]),
)

/** How long after a reader has asked the card is held to it. */
export const untilHeld: Ms = 1500
