import { papersStates } from '@mikvah/rules/garage/papers.ts'
import { waysToRegister } from '@mikvah/rules/garage/plates.ts'
import { instant } from '../db/columns.ts'
import { index, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf, whileOneOf } from '../db/one-of.ts'
import { users } from '../people/table.ts'

/**
 * Licenses and registrations that were sent in. The two pictures lie among the files, under the name of the row; the row
 * goes with them. Her plates stand with her account.
 */
export const licenseRequests = pgTable(
  'license_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Where she would like to be written to about it. */
    email: text('email'),
    addReplace: text('add_replace', { enum: waysToRegister }).notNull(),
    state: text('state', { enum: papersStates }).notNull(),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was rejected, for her to read. */
    reason: text('reason'),
    /** The plate that was approved. */
    plateNumber: text('plate_number'),
  },
  (t) => [
    // Of one patron one waits.
    uniqueIndex('license_requests_waiting').on(t.userId).where(sql`${t.state} = 'waiting'`),
    index('license_requests_user').on(t.userId),
    index('license_requests_decided').on(t.decidedAt),
    oneOf('license_requests_state', t.state),
    oneOf('license_requests_add_replace', t.addReplace),
    whileOneOf('license_requests_decided_while', {
      status: t.state,
      is: ['approved', 'rejected'],
      has: t.decidedAt,
    }),
  ],
)
