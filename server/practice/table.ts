import { instant } from '../db/columns.ts'
import { pgTable, text } from '../db/drizzle/columns.ts'

/** The ledger of the practice card processor, so that money it has moved stays moved when the server is killed. */
export const practiceLedger = pgTable('practice_ledger', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** The commands that simulated doors, lights, printers and phones were given. */
export const practiceDevices = pgTable('practice_devices', {
  id: text('id').primaryKey(),
  at: instant('at').notNull(),
  point: text('point').notNull(),
  op: text('op').notNull(),
  result: text('result').notNull(),
  /** What was printed, or what was said with the command; null for neither. */
  text: text('text'),
})
