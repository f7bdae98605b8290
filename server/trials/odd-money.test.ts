import { beforeAll, describe, expect, it } from 'vitest'
import { payments } from '../payments/table.ts'
import { reservations } from '../reservations/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { aHeldVisit, card, theVisit } from '../test/paying.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '40' } })
})

const approved = async (reservationId: string) =>
  (await desk.db.orm.select().from(payments)).filter(
    (row) => row.reservationId === reservationId && row.status === 'Approved',
  )
const total = (rows: { cents: number; method: string }[]) =>
  rows.reduce((sum, { cents, method }) => sum + (method === 'CreditRefund' ? -cents : cents), 0)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const keyed = (nth: number) => ({ 'idempotency-key': `a-key-of-her-own-${nth}` })

describe('an amount that is none', () => {
  const odd = [-1, -0, 0, 0.001, -0.001, 5e-324, 1e308, -1e308, 1e15, 2 ** 53, 25.01, 100_000.01]
  const written = ['25', '1e2', '0x19', ' 25', '25,00', '٢٥', '', 'NaN', 'Infinity']
  const other = [null, true, [25], { valueOf: 25 }]

  it('moves nothing, is no bug, and leaves the balance as it was', async () => {
    const patron = await desk.patron()
    const { reservationId } = await aHeldVisit(patron)
    for (const amt of [...odd, ...written, ...other]) {
      const answer = await patron.post('payments/makepayment', {
        amt,
        reservationId,
        ...card('practice_ok'),
      })
      expect([JSON.stringify(amt), answer.status >= 400 && answer.status < 500]).toEqual([
        JSON.stringify(amt),
        true,
      ])
    }
    for (const tipAmount of [-1, -0.01, 1e308, '5', [5]]) {
      const body = { amt: 25, tipAmount, reservationId, ...card('practice_ok') }
      expect((await patron.post('payments/makepayment', body)).status).toBe(400)
    }
    expect(await approved(reservationId)).toEqual([])
    expect((await theVisit(patron, reservationId)).balance).toBe(25)
  })

  it('is none of a line, a refund or a fee either', async () => {
    const patron = await desk.patron()
    const { reservationId } = await aHeldVisit(patron)
    await patron.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_ok') })
    const [paid] = await approved(reservationId)
    for (const amt of [-1, 0, 25.01, 1e308, '5', null]) {
      const refund = await desk.admin.post('payments/refund', {
        paymentId: paid?.id,
        amt,
        note: 'by hand',
      })
      expect([amt, refund.status >= 400 && refund.status < 500]).toEqual([amt, true])
      if (amt === 25.01) continue
      const fee = { method: 'Fee', amt, reservationId, note: 'late' }
      const asked = await desk.reception.post('payments/makepayment', fee)
      expect([amt, asked.status >= 400 && asked.status < 500]).toEqual([amt, true])
    }
    for (const quantity of [-1, 0.5, 1e308, '2', 11]) {
      const line = {
        reservationTime: '2026-11-26T19:00:00-05:00',
        merchandise: [{ item: 'Slippers', quantity }],
      }
      expect([quantity, (await patron.post('reservations/quote', line)).status]).toEqual([
        quantity,
        400,
      ])
    }
    expect(total(await approved(reservationId))).toBe(2500)
  })
})

describe('money that is asked for twice at once', () => {
  it('with different keys for one visit is taken once', async () => {
    for (let round = 0; round < 4; round++) {
      const patron = await desk.patron()
      const { reservationId } = await aHeldVisit(patron)
      const body = { amt: 25, reservationId, ...card('practice_ok') }
      const answers = await Promise.all(
        [1, 2, 3, 4].map((nth) => patron.post('payments/makepayment', body, keyed(nth))),
      )
      expect(statuses(answers)).toEqual([200, 409, 409, 409])
      expect(total(await approved(reservationId))).toBe(2500)
    }
  })

  it('in two halves by different keys is taken in two halves, or one after the other', async () => {
    const patron = await desk.patron()
    const { reservationId } = await aHeldVisit(patron)
    const body = { amt: 15, reservationId, ...card('practice_ok') }
    await Promise.all([1, 2].map((nth) => patron.post('payments/makepayment', body, keyed(nth))))
    expect(total(await approved(reservationId))).toBe(1500)
  })

  it('by her card and over the counter is taken once', async () => {
    for (let round = 0; round < 4; round++) {
      const patron = await desk.patron()
      const { reservationId } = await aHeldVisit(patron)
      await Promise.all([
        patron.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_ok') }),
        desk.reception.post('payments/makepayment', { amt: 25, reservationId, method: 'Cash' }),
      ])
      expect(total(await approved(reservationId))).toBe(2500)
    }
  })

  it('and given back by two hands at once goes back once', async () => {
    for (let round = 0; round < 4; round++) {
      const patron = await desk.patron()
      const { reservationId } = await aHeldVisit(patron)
      await patron.post('payments/makepayment', { amt: 25, reservationId, ...card('practice_ok') })
      const [paid] = await approved(reservationId)
      const refund = { paymentId: paid?.id, amt: 25, note: 'by hand' }
      await Promise.all([
        patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' }),
        desk.admin.post('payments/refund', refund, keyed(1)),
        desk.reception.post('payments/refund', refund, keyed(2)),
      ])
      await desk.runDue()
      expect(total(await approved(reservationId))).toBe(0)
    }
  })
})

describe('one visit in two hands at once', () => {
  const hands: [string, (her: Person, id: string) => Promise<{ status: number }>[]][] = [
    [
      'she cancels while the desk does',
      (her, id) => [
        her.post(`reservations/${id}/status`, { status: 'Canceled' }),
        desk.reception.post(`reservations/${id}/status`, { status: 'Canceled' }),
      ],
    ],
    [
      'she cancels while the desk lets her in',
      (her, id) => [
        her.post(`reservations/${id}/status`, { status: 'Canceled' }),
        desk.reception.post(`reservations/${id}/status`, { status: 'Arrived' }),
      ],
    ],
    [
      'she pays while the desk cancels',
      (her, id) => [
        her.post('payments/makepayment', {
          amt: 25,
          reservationId: id,
          ...card('practice_ok'),
        }),
        desk.reception.post(`reservations/${id}/status`, { status: 'Canceled' }),
      ],
    ],
  ]

  it.each(hands)('%s: one visit, in one status, with nothing lost', async (_, acts) => {
    for (let round = 0; round < 4; round++) {
      const patron = await desk.patron()
      const { reservationId } = await aHeldVisit(patron)
      const answers = await Promise.all(acts(patron, reservationId))
      await desk.runDue()
      for (const { status } of answers) expect(status).toBeLessThan(500)
      const rows = (await desk.db.orm.select().from(reservations)).filter(
        ({ userId }) => userId === patron.userId,
      )
      expect(rows).toHaveLength(1)
      const kept = total(await approved(reservationId))
      expect([0, 2500]).toContain(kept)
      if (rows[0]?.status === 'Canceled') expect(kept).toBe(0)
    }
  })
})
