import { useStoredTaps } from '../offline-taps/stored-taps.ts'
import { Done } from './Done.tsx'
import { Kept } from './Kept.tsx'
import type { Outcome } from './use-check-ins.ts'
import { useLate } from './use-late.ts'
import type { VisitAtKiosk } from './use-look-up.ts'
import { Visit } from './Visit.tsx'

type Props = {
  visit: VisitAtKiosk
  /** What became of the last check-in, whose it may be. */
  outcome: Outcome | null
  /** Whether a reader asks for her card: then nothing is cleared. */
  onPays: (pays: boolean) => void
  onOver: () => void
}

/** Her visit, until it is known that she is here, or kept that she said so. */
export function HerVisit({ visit, outcome, onPays, onOver }: Props) {
  const hers = outcome?.about === visit.reservationId ? outcome : null
  const waits = useStoredTaps().some(({ about }) => about === visit.reservationId)
  const late = useLate(waits)
  if (hers && 'told' in hers) return <Done told={hers.told} onOver={onOver} />
  if (late) return <Kept />
  return <Visit visit={visit} busy={waits} failure={hers?.failure} onPays={onPays} />
}
