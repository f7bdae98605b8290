import { secretKeys } from '@mikvah/rules/settings/catalogue.ts'
import { attendants, excludedAttendants, sectionAttendants, sections } from '../attendants/table.ts'
import { auditBatches, auditLog } from '../audit/table.ts'
import { contactMessages } from '../contact/table.ts'
import { cubicles } from '../cubicles/table.ts'
import type { PgTable } from '../db/drizzle/columns.ts'
import { deviceKeys, devices, peripherals } from '../devices/table.ts'
import { locations } from '../locations/table.ts'
import { membershipLevels } from '../memberships/table.ts'
import { merchandise } from '../merchandise/table.ts'
import { messages, optOuts } from '../outbox/table.ts'
import { attempts, payments } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { licenseRequests } from '../plates/table.ts'
import { reservations, statusHistory } from '../reservations/table.ts'
import { accessLog, placements, preassignments, roomAccounts, rooms } from '../rooms/table.ts'
import { scheduleOverrides } from '../schedule/table.ts'
import { languageTexts, settings, textDescriptions } from '../settings/table.ts'
import { supplyRequests } from '../supplies/table.ts'
import { files } from '../uploads/table.ts'

type Row = Readonly<Record<string, unknown>>

/** A table of the archive, and what of it is left out or made otherwise. */
export type Exported = {
  table: PgTable
  /** Columns that aren't exported, by their names in the program: they let somebody in, or mean nothing elsewhere. */
  without?: readonly string[]
  /** Makes the row that is exported, where that isn't the stored one. */
  instead?: (row: Row) => Row
}

const isSecret = ({ key }: Row) => secretKeys.some((secret) => secret === key)

/**
 * All that the facility owns, in the order of the archive: a table comes after those it refers to, but for cubicles,
 * which may name a visit.
 */
export const exported: readonly Exported[] = [
  { table: settings, instead: (row) => (isSecret(row) ? { ...row, value: '' } : row) },
  { table: languageTexts },
  { table: textDescriptions },
  { table: locations },
  { table: sections },
  { table: rooms, without: ['staffUntil'] },
  { table: cubicles },
  { table: peripherals },
  { table: deviceKeys, without: ['keyHash'] },
  { table: scheduleOverrides },
  { table: merchandise },
  { table: membershipLevels },
  { table: users, without: ['passwordHash', 'tokensFrom'] },
  { table: devices },
  { table: roomAccounts },
  { table: attendants, without: ['cardHash'] },
  { table: sectionAttendants },
  { table: excludedAttendants },
  { table: reservations },
  { table: statusHistory },
  { table: placements },
  { table: preassignments },
  { table: accessLog },
  { table: supplyRequests },
  { table: attempts },
  { table: payments },
  { table: messages },
  { table: optOuts },
  { table: contactMessages },
  { table: licenseRequests },
  { table: files },
  { table: auditLog },
  { table: auditBatches },
]

/** Tables that aren't exported, with the reason. Every table is either here or in `exported`. */
export const notExported: Readonly<Record<string, string>> = {
  facility: 'The keys of this installation, and counters.',
  limits:
    'Tries that are being counted, most of them gone within a day, and what they have locked.',
  idempotency_keys: 'What a repeated call is told; gone within a day.',
  login_codes: 'Codes to sign in with, hashed; gone within minutes.',
  device_credentials: 'Secrets of signed-in phones, hashed.',
  refresh_tokens: 'Sign-ins, hashed.',
  ended_families: 'Sign-ins that were ended.',
  device_pairings: 'Screens that wait to be paired.',
  kiosk_visits: 'Whom a kiosk has before it at this moment.',
  effects: 'What is about to be sent, sealed; what was sent is among the messages.',
  live_events: 'What open screens are told, sealed.',
  nights: 'Only locks; hours set by hand are among the schedule’s overrides.',
  night_stays: 'Added up from the history of statuses.',
  file_pieces: 'The files themselves, in the folder `files`.',
  card_vault: 'Tokens of saved cards: they are worth nothing without the account at the processor.',
  webhook_events: 'Which hints of a processor were taken.',
  practice_ledger: 'Practice money.',
  practice_devices: 'Practice doors and printers.',
}
