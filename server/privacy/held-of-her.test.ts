import { beforeAll, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { papers, upload } from '../test/an-upload.ts'
import { card } from '../test/paying.ts'

/**
 * Every column in which a search of the database may find her: in which part of her export its rows are, or why they
 * are in none. A new column that names a person has to be put on it, with one or the other.
 */
const inExport = {
  users: [
    'user',
    ['id', 'user_name', 'phone', 'first_name', 'last_name', 'email', 'address', 'notes'],
  ],
  reservations: ['reservations', ['id', 'user_id', 'user_notes']],
  payments: ['payments', ['user_id', 'reservation_id', 'note', 'by']],
  messages: ['messages', ['to', 'text']],
  contact_messages: ['contactMessages', ['user_id', 'first_name', 'last_name', 'email', 'message']],
  license_requests: ['licenseRequests', ['user_id', 'email']],
  device_credentials: ['devices', ['user_id']],
  refresh_tokens: ['signIns', ['user_id']],
} as const

const tonight =
  'where a visit is in the house, and what its room asked for: the house’s work of an evening'
const screens = 'an account of the house: no patron has one'
const attempts = 'tries to move money; what moved stands among her payments'
const practice = 'the books of the practice processor, in practice alone'
const forScreens = 'what open screens are told, by id alone; let go of with its time'
const log = 'who of the house looked at what: the office’s, never changed'
const waiting = 'which of its effects is which, by id; what was sent stands among her messages'
const counted = 'tries that are counted, let go of with their window'

/** What is neither in her export nor cleared when she is erased. */
const ofTheHouse: Readonly<Record<string, string>> = {
  'audit_log.subject': log,
  'effects.dedupe': waiting,
  'limits.bucket': counted,
  'live_events.subject': forScreens,
  'practice_ledger.key': practice,
  'practice_ledger.value': practice,
}

const notInExport: Readonly<Record<string, string>> = {
  ...ofTheHouse,
  'access_log.reservation_id': tonight,
  'cubicles.reservation_id': tonight,
  'kiosk_visits.reservation_id': tonight,
  'kiosk_visits.user_id': screens,
  'preassignments.reservation_id': tonight,
  'room_placements.reservation_id': tonight,
  'rooms.id': tonight,
  'rooms.reservation_id': tonight,
  'supply_requests.reservation_id': tonight,
  'devices.user_id': screens,
  'room_accounts.user_id': screens,
  'excluded_attendants.user_id': 'a part of her user in the export, without rows of its own',
  'payment_attempts.facts': attempts,
  'payment_attempts.reservation_id': attempts,
  'payment_attempts.user_id': attempts,
  'files.added_by': 'the pictures themselves stand with her license requests',
  'status_history.by': 'how her visits stood; they stand in the export as they are',
  'status_history.reservation_id': 'how her visits stood; they stand in the export as they are',
  'users.customer_ref': 'her number at the processor; the cards kept there are in the export',
}

/** What stays of her after she is off the record, by id and without a name, and why. */
const ledger = 'the ledger keeps every amount'
const totals = 'nights keep their totals'
const staysErased: Readonly<Record<string, string>> = {
  ...ofTheHouse,
  'payment_attempts.facts': ledger,
  'payment_attempts.reservation_id': ledger,
  'payment_attempts.user_id': ledger,
  'payments.by': ledger,
  'payments.reservation_id': ledger,
  'payments.user_id': ledger,
  'reservations.id': totals,
  'reservations.user_id': totals,
  'status_history.by': totals,
  'status_history.reservation_id': totals,
  'users.id': 'the row without name or phone on which they stand',
  'users.user_name': 'the row without name or phone on which they stand',
}

const hers = { firstName: 'Yehudis', lastName: 'Finkelbaum', email: 'yehudis.f@example.org' }
const phone = '2015550177'

let desk: Desk
let her: Person
let ids: string[]
const personal = [phone, hers.lastName]

beforeAll(async () => {
  desk = await aDesk({ settings: { websiteEmail: 'office@example.org' } })
  her = await desk.signUp(phone)
  await her.send('PATCH', `users/${her.userId}`, { ...hers, address: '9 Finkelbaum Court' })
  const visits: string[] = []
  for (const reservationTime of [at('18:00'), at('20:00', '2026-11-26')]) {
    const wish = { her, reservationTime, userNotes: 'Finkelbaum’s sister comes too' }
    visits.push(await desk.booked(wish))
  }
  const [reservationId = '', later = ''] = visits
  const paid = { amt: 35, donationAmount: 10, note: 'For the Finkelbaum roof', saveCard: true }
  await her.post('payments/makepayment', { reservationId, ...paid, ...card('practice_ok') })
  await her.post('payments/makepayment', {
    reservationId: later,
    amt: 25,
    ...card('practice_declined'),
  })
  await her.post('settings/ContactForm', { ...hers, message: 'Finkelbaum here' })
  await desk.reception.post('reservations/sendsms', { msg: 'Come in', numbers: [phone] })
  await upload(desk.app, her, {
    path: `users/${her.userId}/LicenseAndRegistration`,
    parts: await papers(),
  })
  await her.post(`reservations/${later}/status`, { status: 'Canceled' })
  await desk.reception.get(`users/${her.userId}`)
  await desk.runDue()
  ids = [her.userId, ...visits]
})

/** Every column with her in it, and in how many rows of its table she is. */
async function search(
  needles: readonly string[],
): Promise<{ columns: string[]; rows: Record<string, number> }> {
  const { orm } = desk.db
  const { rows: tables } = await orm.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const columns = new Set<string>()
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await orm.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(one) as row from ${sql.identifier(name)} as one`,
    )
    const found = rows.map(({ row }) =>
      Object.entries(row).flatMap(([column, value]) =>
        names(value, needles) ? [`${name}.${column}`] : [],
      ),
    )
    for (const each of found.flat()) columns.add(each)
    // What the office was told of her is the office’s.
    const count = found.filter((each) =>
      name === 'messages' ? each.includes('messages.to') : each.length > 0,
    ).length
    if (count > 0) counts[name] = count
  }
  return { columns: [...columns].sort(), rows: counts }
}

function names(value: unknown, needles: readonly string[]): boolean {
  const text = JSON.stringify(value).toLowerCase()
  return needles.some((needle) => text.includes(needle.toLowerCase()))
}

const listed = [
  ...Object.entries(inExport).flatMap(([table, [, columns]]) =>
    columns.map((column) => `${table}.${column}`),
  ),
  ...Object.keys(notInExport),
]

it('every column that refers to an account or a visit is in her export, or is listed with its reason', async () => {
  const { rows } = await desk.db.orm.execute<{ column: string }>(sql`
    select c.relname || '.' || a.attname as column from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid in ('users'::regclass, 'reservations'::regclass)
    order by 1`)
  expect(rows.map(({ column }) => column).filter((each) => !listed.includes(each))).toEqual([])
})

it('her export holds every row that a search of the database finds her in', async () => {
  const { columns, rows } = await search([...ids, ...personal])
  expect(columns.filter((each) => !listed.includes(each))).toEqual([])
  const { body } = await her.get(`users/${her.userId}/export`)
  for (const [table, [part]] of Object.entries(inExport))
    expect([part, [body[part]].flat().length]).toEqual([part, rows[table]])
})

it('after she is off the record it finds her in the ledger and the totals alone', async () => {
  await desk.clock('2026-12-03T14:00:00-05:00')
  const { status, body } = await her.post(`users/${her.userId}/erase`, {
    ...{ confirm: true, confirmMembership: true },
  })
  expect([status, body.code]).toEqual([200, undefined])
  await desk.runDue()
  expect((await search(personal)).columns).toEqual([])
  const { columns } = await search(ids)
  expect(columns.filter((each) => !(each in staysErased))).toEqual([])
})
