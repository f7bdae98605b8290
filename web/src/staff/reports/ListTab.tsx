import type { Days } from './period.ts'
import { VisitRows } from './VisitRows.tsx'

/** The reservations of the chosen nights, the first of them where there are many. */
export const ListTab = ({ days }: { days: Days }) => <VisitRows days={days} noShowsOnly={false} />
