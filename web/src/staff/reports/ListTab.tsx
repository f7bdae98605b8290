import type { Days } from './period.ts'
import { VisitRows } from './VisitRows.tsx'

/** Every reservation of the chosen nights. */
export const ListTab = ({ days }: { days: Days }) => <VisitRows days={days} noShowsOnly={false} />
