import type { Parts } from '../request/parts.ts'
import { allAttendants, attendantView } from './store.ts'

/** Those who help, by name; retired ones when they are asked for too. */
export async function listAttendants({ db }: Parts, { activeOnly }: { activeOnly: boolean }) {
  const rows = await allAttendants(db.orm)
  return rows.filter(({ active }) => active || !activeOnly).map(attendantView)
}
