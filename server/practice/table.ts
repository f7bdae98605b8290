import { instant } from '../db/columns.ts'
import { pgTable, text } from '../db/drizzle/columns.ts'

/** What the practice card processor knows: money that has moved there stays moved when the server is killed. */
export const practiceLedger = pgTable('practice_ledger', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** What simulated doors, lights, printers and phones were told. */
export const practiceDevices = pgTable('practice_devices', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  point: text('point').notNull(),
  op: text('op').notNull(),
  result: text('result').notNull(),
  /** What was printed, or said beside the command. */
  text: text('text'),
})
