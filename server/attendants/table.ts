import { day } from '../db/columns.ts'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from '../db/drizzle/columns.ts'
import { locations } from '../locations/table.ts'
import { users } from '../people/table.ts'

/** The attendants. They share the sign-in of a screen, and a card says which of them acts. */
export const attendants = pgTable(
  'attendants',
  {
    id: text('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Her whole name for Hebrew screens; where it is blank, the other name is shown. */
    nameHe: text('name_he').notNull().default(''),
    active: boolean('active').notNull().default(true),
    /** The hash of the card's code under a key of the facility; nobody reads a card back. */
    cardHash: text('card_hash'),
  },
  (t) => [uniqueIndex('attendants_card').on(t.cardHash)],
)

/** A section: the rooms that one attendant looks after. */
export const sections = pgTable('sections', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  nameHe: text('name_he').notNull().default(''),
  locationId: text('location_id')
    .notNull()
    .references(() => locations.id),
  /** The last business day on which the section's rooms were opened; null once it was closed. */
  openedNight: day('opened_night'),
})

/** Who has which section on a business day. Nobody has a section without a row, or with a closed one. */
export const sectionAttendants = pgTable(
  'section_attendants',
  {
    sectionId: text('section_id')
      .notNull()
      .references(() => sections.id),
    night: day('night').notNull(),
    attendantId: text('attendant_id')
      .notNull()
      .references(() => attendants.id),
    /**
     * The section was closed for that night: nobody has it any more, and the attendant who had it is proposed for the
     * next.
     */
    closed: boolean('closed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.sectionId, t.night] }),
    index('section_attendants_attendant').on(t.attendantId),
  ],
)

/** Attendants whom a patron would rather not meet. */
export const excludedAttendants = pgTable(
  'excluded_attendants',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    attendantId: text('attendant_id')
      .notNull()
      .references(() => attendants.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.attendantId] }),
    index('excluded_attendants_attendant').on(t.attendantId),
  ],
)
