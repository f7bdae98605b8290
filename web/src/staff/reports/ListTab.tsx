import type { Days } from './period.ts'
import { VisitRows } from './VisitRows.tsx'

/** The reservations of the chosen nights: the earliest two hundred, where there are more. */
export const ListTab = ({ days }: { days: Days }) => <VisitRows days={days} noShowsOnly={false} />
