import type { Parts } from '../request/parts.ts'
import { allAttendants, attendantView } from './store.ts'

/** All attendants by name; retired ones only when they are asked for. */
export async function listAttendants({ db }: Parts, { activeOnly }: { activeOnly: boolean }) {
  const rows = await allAttendants(db.orm)
  return rows.filter(({ active }) => active || !activeOnly).map(attendantView)
}
