import type { Days } from './period.ts'
import { VisitRows } from './VisitRows.tsx'

/** Every reservation of the nights. */
export const ListTab = ({ days }: { days: Days }) => <VisitRows days={days} noShowsOnly={false} />
