import { officeMatters } from '@mikvah/rules/messages/to-the-office.ts'
import { instant } from '../db/columns.ts'
import { pgTable, text } from '../db/drizzle/columns.ts'
import { oneOf } from '../db/one-of.ts'

/** Messages to the office, stored first and e-mailed afterwards, so that none is lost when e-mail is down. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: officeMatters }).notNull(),
    userId: text('user_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email').notNull(),
    message: text('message').notNull(),
  },
  (t) => [oneOf('contact_messages_kind', t.kind)],
)
