import { beforeAll, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { type Approved, errored } from '../../integrations/payments/card-processor.ts'
import { momentOf } from '../../request/moment.ts'
import { aFacility, type TestFacility } from '../../test/a-facility.ts'
import { aHeldVisit, card, theVisit } from '../../test/paying.ts'
import { attemptById } from '../ledger/store.ts'
import { attempts, payments } from '../table.ts'
import { askCharge } from './ask-charge.ts'
import { closeCharge } from './close-charge.ts'

let facility: TestFacility
beforeAll(async () => {
  facility = await aFacility({ settings: { reservationsPerNight: '' } })
})

const approved = (transactionId: string): Approved => ({
  status: 'approved',
  transactionId,
  amount: 2500,
  card: null,
  customerRef: null,
  savedCard: null,
})

/** A charge of a held visit that waits for her bank. */
async function anOpenCharge(more: object = {}) {
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  const paid = { amt: 25, ...more, reservationId, ...card('practice_3ds') }
  expect((await patron.post('payments/makepayment', paid)).body.requiresAction).toBe(true)
  const open = eq(attempts.reservationId, reservationId)
  const [attempt] = await facility.db.orm.select().from(attempts).where(open)
  return { patron, reservationId, id: attempt?.id ?? '' }
}

it('gives up with a clear word when the settings move at each try, and closes it the next time', async () => {
  const { patron, reservationId, id } = await anOpenCharge()
  const { read } = facility.parts.facility
  facility.parts.facility.read = async () => {
    const facts = await read()
    return { ...facts, content: { ...facts.content, version: facts.content.version - 1 } }
  }
  await expect(closeCharge(facility.parts, id, approved('tx-1'))).rejects.toThrow(
    /moved at each try/,
  )
  facility.parts.facility.read = read
  expect(await closeCharge(facility.parts, id, approved('tx-1'))).toMatchObject({
    state: 'approved',
  })
  expect(await theVisit(patron, reservationId)).toMatchObject({ balance: 0 })
})

it('locks the night of the visit that is paid for by then, not of the one it was begun for', async () => {
  const { patron, id } = await anOpenCharge()
  const later = await aHeldVisit(patron, '2026-11-26')
  const { db } = facility.parts
  const { inTransaction } = db
  const tries: unknown[] = []
  db.inTransaction = (work, options) =>
    inTransaction(async (tx) => {
      const moves = { reservationId: later.reservationId }
      if (tries.length === 0) await tx.update(attempts).set(moves).where(eq(attempts.id, id))
      const closed = await work(tx)
      tries.push(closed)
      return closed
    }, options)
  await closeCharge(facility.parts, id, approved('tx-2'))
  db.inTransaction = inTransaction
  expect(tries).toEqual([null, expect.objectContaining({ state: 'approved' })])
  expect(await theVisit(patron, later.reservationId)).toMatchObject({ balance: 0 })
})

it('counts money that came short for the visit first, and only what is left for the tip', async () => {
  const { patron, reservationId, id } = await anOpenCharge({ amt: 35, tipAmount: 10 })
  await closeCharge(facility.parts, id, { ...approved('tx-3'), amount: 3000 })
  const { payments } = await theVisit(patron, reservationId)
  expect(
    payments.map(({ method, amount }: { method: string; amount: number }) => [method, amount]),
  ).toEqual([
    ['CreditCard', 25],
    ['Tip', 5],
  ])
})

it('leaves a charge that came to nothing in the ledger under its own attempt', async () => {
  const { id } = await anOpenCharge()
  await closeCharge(facility.parts, id, errored('processing_error', 'down'))
  const { attemptId, status } = payments
  const of = facility.db.orm.select({ status }).from(payments).where(eq(attemptId, id))
  expect(await of).toEqual([{ status: 'Error' }])
})

it('asks the processor for no charge that was asked for or given up before', async () => {
  const { parts, db } = facility
  const { id } = await anOpenCharge()
  const source = { kind: 'token', token: 'practice_ok' } as const
  const again = async () => {
    const attempt = await attemptById(db.orm, id)
    if (!attempt) throw new Error('The attempt is gone.')
    return askCharge(parts, await momentOf(parts), attempt, { owner: null, source })
  }
  expect(await again()).toEqual({ state: 'pending' })
  await closeCharge(parts, id, errored('processing_error', 'down'))
  expect(await again()).toEqual({ state: 'pending' })
})

it('gives late money back where the visit was paid for by another charge meanwhile', async () => {
  const { parts, db } = facility
  const { patron, reservationId, id } = await anOpenCharge()
  await closeCharge(parts, id, errored('processing_error', 'down'))
  const again = { amt: 25, reservationId, ...card('practice_ok') }
  expect((await patron.post('payments/makepayment', again)).body.success).toBe(true)
  await closeCharge(parts, id, approved('late-and-paid'))
  const made = await db.orm.select().from(attempts).where(eq(attempts.reservationId, reservationId))
  expect(made.filter(({ kind }) => kind === 'refund').map(({ cents }) => cents)).toEqual([2500])
})

it('gives a visit that was given up its place again for late money, but not on a night closed meanwhile', async () => {
  const admin = await facility.staff('Admin')
  const given = async (closed: boolean) => {
    const { patron, reservationId, id } = await anOpenCharge()
    await closeCharge(facility.parts, id, errored('processing_error', 'down'))
    const gone = { status: 'Canceled' }
    expect((await patron.post(`reservations/${reservationId}/status`, gone)).status).toBe(200)
    const edit = { date: '2026-11-25', closed }
    expect((await admin.post('settings/editschedule', edit)).status).toBe(200)
    await closeCharge(facility.parts, id, approved(`late-${closed}`))
    return (await theVisit(patron, reservationId)).reservationStatus
  }
  expect(await given(false)).toBe('Reserved')
  expect(await given(true)).toBe('Canceled')
})
