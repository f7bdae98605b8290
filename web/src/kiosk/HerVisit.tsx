import { useStoredTaps } from '../offline-taps/stored-taps.ts'
import { AwaitingNetwork } from './AwaitingNetwork.tsx'
import { Done } from './Done.tsx'
import type { CheckInOutcome } from './use-check-ins.ts'
import { useLate } from './use-late.ts'
import type { VisitAtKiosk } from './use-look-up.ts'
import { Visit } from './Visit.tsx'

type Props = {
  visit: VisitAtKiosk
  /** The outcome of the last check-in, which may be hers. */
  outcome: CheckInOutcome | null
  /** Called with whether a reader asks for her card: meanwhile the screen isn't cleared. */
  onPays: (pays: boolean) => void
  onOver: () => void
}

/**
 * Her visit, with why checking in failed; in its place that she is checked in, or that her check-in waits for the
 * network, said after four seconds, and at once where there is none.
 */
export function HerVisit({ visit, outcome, onPays, onOver }: Props) {
  const hers = outcome?.about === visit.reservationId ? outcome : null
  const waits = useStoredTaps().some(({ about }) => about === visit.reservationId)
  const late = useLate(waits)
  if (hers && 'checkedIn' in hers) return <Done checkedIn={hers.checkedIn} onOver={onOver} />
  if (late) return <AwaitingNetwork />
  return <Visit visit={visit} busy={waits} failure={hers?.failure} onPays={onPays} />
}
