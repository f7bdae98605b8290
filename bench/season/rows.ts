import { onDatabase } from '../on-database.ts'

/** How many rows each table has. */
export type Rows = Map<string, number>

/** Counts the rows of every table. */
export const rowsIn = (databaseUrl: string): Promise<Rows> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows: tables } = await client.query(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const counted: Rows = new Map()
    for (const { name } of tables) {
      const { rows } = await client.query(`select count(*)::int4 as count from "${name}"`)
      counted.set(name, rows[0].count)
    }
    return counted
  })

/**
 * What a house keeps of each visit and night for as long as it stands, so that its tables grow with what was booked.
 */
const kept = new Set([
  ...['reservations', 'status_history', 'room_placements', 'kiosk_visits', 'supply_requests'],
  ...['payments', 'payment_attempts', 'practice_ledger'],
  ...['nights', 'night_stays', 'section_attendants', 'preassignments'],
  ...['audit_log', 'audit_batches', 'access_log'],
  // The name of each, so that nothing is told twice; for 400 days.
  'effects',
  // For half a year.
  'contact_messages',
])

/** A few rows more or less lie in the moment at which they are counted. */
const chance = 40

/**
 * The tables that grew though nothing of them is kept, and those of which one visit leaves more in the later third than
 * in the one before it: a text for each, its name and by how much. `most` is the growth that is let pass, 1.1 for a
 * tenth; `booked` the visits booked in both thirds.
 */
export function grownIn(
  { early, middle, late }: { early: Rows; middle: Rows; late: Rows },
  { most, booked }: { most: number; booked: { before: number; after: number } },
): string[] {
  return [...late].flatMap(([name, now]) => {
    const [first, second] = [early.get(name) ?? 0, middle.get(name) ?? 0]
    if (!kept.has(name)) return now > first * most + chance ? [`${name} ${first} → ${now}`] : []
    const grew = { before: second - first, after: now - second }
    const aim = (grew.before / booked.before) * booked.after * most + chance
    return grew.after > aim ? [`${name} +${grew.before}, +${grew.after}`] : []
  })
}
