import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { everyRow } from '../../test/databases/every-row.ts'
import { aLastingPatron, aMortalServer, gone } from '../../test/mortal-server.ts'
import { waitUntil } from '../../test/wait-for.ts'

const { standIn, where, said, live } = await aMortalServer()
const tokens: string[] = []

async function patronOf(url: string, phone: string) {
  const signedIn = await aLastingPatron(url, phone)
  return async (base: string) => {
    const { get, post } = await signedIn(base)
    const visit = async (id: string) => (await get(`reservations/${id}`)).body
    return {
      visit,
      /** A held visit of 25 dollars. */
      async hold(): Promise<string> {
        const { body: slots } = await get(`reservations/availablereservations?dt=2026-11-25`)
        const held = await post('reservations/newreservation', {
          reservationTime: slots[0].timeSlot,
          hold: true,
        })
        return held.body.result.reservationId
      },
      pay(reservationId: string) {
        const sourceToken = standIn.confirmationToken('pm_card_visa')
        tokens.push(sourceToken)
        return post('payments/makepayment', {
          amt: 25,
          reservationId,
          paymentInfo: { sourceToken },
        })
      },
      cancel: (id: string) => post(`reservations/${id}/status`, { status: 'Canceled' }),
      /** The visit once nothing of it is open any more. */
      async settled(id: string) {
        const nothingOpen = async () => {
          const { paymentPending, refund } = await visit(id)
          return !paymentPending && refund?.state !== 'onItsWay'
        }
        await waitUntil(nothingOpen)
        return visit(id)
      },
    }
  }
}

const moved = () => standIn.movements().map(({ kind }) => kind)
const lost = (call: Promise<unknown>) => expect(call).rejects.toThrow()
const noAnswerTo = (on: string) => standIn.faults.next({ kind: 'hang-after' }, { times: 9, on })

it('moves money once and settles the row, wherever in a charge or a refund the server is killed', async () => {
  // Sarah's charge is made and not answered; Leah's is killed before it is asked for.
  let server = await live('charge 2 before')
  const [asSarah, asLeah] = [
    await patronOf(server.url, '2015550198'),
    await patronOf(server.url, '2015550199'),
  ]
  let [sarah, leah] = [await asSarah(server.url), await asLeah(server.url)]
  const [hers, leahs] = [await sarah.hold(), await leah.hold()]
  noAnswerTo('POST /v1/payment_intents')
  const unanswered = lost(sarah.pay(hers))
  await waitUntil(() => moved().length === 1)
  await lost(leah.pay(leahs))
  await unanswered
  await gone(server)
  standIn.faults.clear()

  // Both are settled. Leah's next charge is answered, and the server killed before it writes that down.
  server = await live('charge 1 after')
  sarah = await asSarah(server.url)
  leah = await asLeah(server.url)
  expect(await sarah.settled(hers)).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  expect(await leah.settled(leahs)).toMatchObject({ balance: 25, payments: [{ status: 'Error' }] })
  expect(moved()).toEqual(['charge'])
  await lost(leah.pay(leahs))
  await gone(server)

  // That too. Sarah's refund is made and not answered; Leah's is killed before it is asked for.
  server = await live('refund 2 before')
  sarah = await asSarah(server.url)
  leah = await asLeah(server.url)
  expect(await leah.settled(leahs)).toMatchObject({ reservationStatus: 'Reserved', balance: 0 })
  expect(moved()).toEqual(['charge', 'charge'])
  noAnswerTo('POST /v1/refunds')
  const unheard = lost(sarah.cancel(hers))
  await waitUntil(() => moved().length === 3)
  await lost(leah.cancel(leahs))
  await unheard
  await gone(server)
  standIn.faults.clear()

  // Coming back to Leah's refund, the server makes it and is killed before it writes that down.
  server = await live('refund 1 after')
  await gone(server)
  expect(moved()).toEqual(['charge', 'charge', 'refund', 'refund'])

  server = await live()
  sarah = await asSarah(server.url)
  leah = await asLeah(server.url)
  expect(await sarah.settled(hers)).toMatchObject({ refund: { amount: 25, state: 'issued' } })
  expect(await leah.settled(leahs)).toMatchObject({ refund: { amount: 25, state: 'issued' } })
  expect(moved()).toEqual(['charge', 'charge', 'refund', 'refund'])
  server.child.kill('SIGKILL')
  await gone(server)

  const db = await connect(where)
  const { rows } = await db.orm.execute(
    `select method, status, cents from payments order by method, status`,
  )
  const open = await db.orm.execute(`select id from payment_attempts where state = 'open'`)
  const kept = await everyRow(db)
  await db.close()
  expect(rows).toEqual([
    { method: 'CreditCard', status: 'Approved', cents: 2500 },
    { method: 'CreditCard', status: 'Approved', cents: 2500 },
    { method: 'CreditCard', status: 'Error', cents: 2500 },
    { method: 'CreditRefund', status: 'Approved', cents: 2500 },
    { method: 'CreditRefund', status: 'Approved', cents: 2500 },
  ])
  expect(open.rows).toEqual([])
  for (const secret of [standIn.secretKey, ...tokens]) {
    expect(kept).not.toContain(secret)
    expect(said.logs).not.toContain(secret)
  }
  expect(said.logs).toContain('makepayment')
}, 300_000)
