import { expect, it } from 'vitest'
import { aDeskIn, aLastingPatron, aMortalServer, gone } from '../../test/mortal-server.ts'
import { waitUntil } from '../../test/wait-for.ts'

const { standIn, live } = await aMortalServer()
const moved = () => standIn.movements().map(({ kind }) => kind)

it('takes a card once or not at all, wherever in asking a reader the server is killed', async () => {
  const reader = standIn.addReader('Kiosk')
  const tap = () => standIn.tapReader(reader, 'pm_card_visa')
  let server = await live('collect 1 before')
  const inLife = await aLastingPatron(server.url, '2015550197')
  let her = await inLife(server.url)
  const { body: slots } = await her.get('reservations/availablereservations?dt=2026-11-25')
  const reservationTime = slots[0].timeSlot
  const held = await her.post('reservations/newreservation', { reservationTime, hold: true })
  const { reservationId } = held.body.result

  /** The reader is asked, and the server dies of it. */
  const dieAsking = async () => {
    const desk = await aDeskIn(server.url)
    await expect(desk.post('payments/collect', { reservationId, reader })).rejects.toThrow()
    await gone(server)
  }
  /** The next life, once it has found out what became of it. */
  const liveOn = async (diesAt = '') => {
    server = await live(diesAt)
    her = await inLife(server.url)
    const visit = async () => (await her.get(`reservations/${reservationId}`)).body
    await waitUntil(async () => !(await visit()).paymentPending)
    return visit()
  }

  await dieAsking()
  tap()
  expect(await liveOn('collect 1 after')).toMatchObject({ balance: 25, payments: [] })

  // It asks for her card, and nobody of ours knows that it said so.
  await dieAsking()
  expect(await liveOn('collect 1 after')).toMatchObject({ balance: 25, payments: [] })
  tap()
  expect(moved()).toEqual([])

  await dieAsking()
  tap()
  expect(await liveOn()).toMatchObject({
    ...{ reservationStatus: 'Reserved', balance: 0 },
    payments: [{ method: 'Terminal', status: 'Approved', amount: 25 }],
  })
  expect(moved()).toEqual(['charge'])
  const desk = await aDeskIn(server.url)
  const answer = await desk.post('payments/collect', { reservationId, reader })
  expect(answer.body.result.state).toBe('nothing-owed')
  server.child.kill('SIGKILL')
  await gone(server)
}, 300_000)
