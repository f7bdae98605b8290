import { papersStates } from '@mikvah/rules/garage/papers.ts'
import { waysToRegister } from '@mikvah/rules/garage/plates.ts'
import { instant } from '../db/columns.ts'
import { index, pgTable, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { sql } from '../db/drizzle/queries.ts'
import { oneOf, whileOneOf } from '../db/one-of.ts'
import { users } from '../people/table.ts'

/**
 * Licenses and registrations that patrons sent in. The two pictures are among the files, under the id of the row. The
 * plates themselves stand with her account.
 */
export const licenseRequests = pgTable(
  'license_requests',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The e-mail address for the answer, if she gave one. */
    email: text('email'),
    addReplace: text('add_replace', { enum: waysToRegister }).notNull(),
    state: text('state', { enum: papersStates }).notNull(),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** Why it was rejected; she reads this. */
    reason: text('reason'),
    /** The plate that was approved. */
    plateNumber: text('plate_number'),
  },
  (t) => [
    // Only one request of a patron may wait.
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
