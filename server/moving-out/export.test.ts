import { contract } from '@mikvah/contract/contract.ts'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { attendants } from '../attendants/table.ts'
import { auditLog } from '../audit/table.ts'
import { eq, getTableColumns, getTableName, sql } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aPdf, upload } from '../test/an-upload.ts'
import { unzipped } from '../test/unzipped.ts'
import { exported, notExported } from './exported.ts'
import { columnsOf } from './read-rows.ts'

const secret = 'sk_live_never_told'

async function exportOf(desk: Desk, { token } = desk.admin) {
  const answer = await desk.app.inject({
    method: 'GET',
    url: contract.exportFacility.path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const files = answer.statusCode === 200 ? unzipped(answer.rawPayload) : new Map<string, Buffer>()
  const rowsOf = (name: string) =>
    (parse as unknown as (text: string, options: object) => Record<string, string>[])(
      String(files.get(name)),
      { bom: true, columns: true },
    )
  return { answer, files, rowsOf }
}

describe('the export of a facility', () => {
  it('holds every visit, payment, text and file, and no secret', async () => {
    const desk = await aDesk()
    await desk.admin.post('settings', { key: 'stripeSecretKey', value: secret })
    const her = await desk.patron('2015550199')
    await desk.db.orm
      .update(users)
      .set({ firstName: 'רבקה', lastName: '=HYPERLINK("https://evil.example")', notes: 'a "b"\nc' })
      .where(eq(users.id, her.userId))
    const booked = await her.post('reservations/newreservation', { reservationTime: at('18:00') })
    const { reservationId } = booked.body.result
    const paid = { amt: 25, reservationId, paymentInfo: { sourceToken: 'practice_ok' } }
    expect((await her.post('payments/makepayment', { ...paid, saveCard: true })).status).toBe(200)
    const { answer, files, rowsOf } = await exportOf(desk)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/zip', 'cache-control': 'no-store' },
      'content-disposition': 'attachment; filename="mikvah-2026-11-24.zip"',
    })
    expect([...files.keys()].filter((name) => name.endsWith('.csv'))).toEqual(
      exported.map(({ table }) => `${getTableName(table)}.csv`),
    )
    expect(rowsOf('users.csv').find(({ id }) => id === her.userId)).toMatchObject({
      ...{ phone: '12015550199', first_name: 'רבקה', notes: 'a "b"\nc' },
      last_name: `'=HYPERLINK("https://evil.example")`,
    })
    expect(rowsOf('reservations.csv').find(({ id }) => id === reservationId)).toMatchObject({
      ...{ user_id: her.userId, status: 'Reserved', starts_at: '2026-11-25T18:00:00.000-05:00' },
    })
    expect(rowsOf('payments.csv')).toMatchObject([{ reservation_id: reservationId, cents: '2500' }])
    expect(rowsOf('settings.csv').find(({ key }) => key === 'stripeSecretKey')).toMatchObject({
      value: '',
    })
    const about = JSON.parse(String(files.get('about.json')))
    expect(about.tables.find(({ name }: { name: string }) => name === 'payments.csv').rows).toBe(1)

    const whole = [...files.values()].map(String).join('\n')
    const [card] = await desk.db.orm.select().from(attendants)
    const [admin] = await desk.db.orm.select().from(users).where(eq(users.id, desk.admin.userId))
    const got = [secret, admin?.passwordHash, card?.cardHash, 'practice_ok'].filter(Boolean)
    expect(got.length).toBeGreaterThanOrEqual(3)
    expect(got.filter((text) => whole.includes(String(text)))).toEqual([])
    const log = await desk.db.orm.select().from(auditLog)
    expect(log.filter(({ act }) => act === 'facility-exported')).toMatchObject([
      { actor: desk.admin.userId },
    ])
  })

  it('holds the files that were sent in, byte for byte', async () => {
    const desk = await aDesk()
    const bytes = aPdf()
    const sent = { path: 'settings/newsletter', parts: [{ name: 'כסלו.pdf', bytes }] }
    expect((await upload(desk.app, desk.admin, sent)).status).toBe(200)
    const { files, rowsOf } = await exportOf(desk)
    const kept = [...files].filter(([name]) => name.startsWith('files/'))
    expect(kept.map(([, told]) => told.equals(bytes))).toEqual([true])
    expect(rowsOf('files.csv')).toMatchObject([{ size: String(bytes.length) }])
  })

  it('is the administrator’s alone', async () => {
    const desk = await aDesk()
    for (const who of [desk.reception, await desk.patron(), desk.anyone]) {
      const { answer } = await exportOf(desk, who)
      expect([401, 403]).toContain(answer.statusCode)
    }
  })
})

describe('what is exported', () => {
  it('is said of every table that there is', async () => {
    const { db } = await aDesk()
    const { rows } = await db.orm.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const named = [...exported.map(({ table }) => getTableName(table)), ...Object.keys(notExported)]
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    for (const why of Object.values(notExported)) expect(why).toMatch(/\w.*\.$/)
  })

  it('has no column that sounds as if it let somebody in', () => {
    const sounding = exported.flatMap((one) =>
      columnsOf(one)
        .map(([, column]) => `${getTableName(one.table)}.${column.name}`)
        .filter((name) => /hash|secret|token|password|salt|pin$|seal|code/.test(name)),
    )
    // The chain of the log, which anyone may check, and the codes by which visits and towns are called.
    expect(sounding).toEqual([
      ...['users.zipcode', 'reservations.code', 'reservations.waiting_code', 'audit_batches.hash'],
    ])
  })

  it('leaves out only columns that there are', () => {
    for (const { table, without = [] } of exported) {
      const columns = Object.keys(getTableColumns(table))
      expect(without.filter((name) => !columns.includes(name))).toEqual([])
    }
  })
})
