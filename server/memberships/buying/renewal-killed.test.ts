import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { aLastingPatron, aMortalServer, gone } from '../../test/mortal-server.ts'
import { waitUntil } from '../../test/wait-for.ts'

const { standIn, where, live } = await aMortalServer()
const moved = () => standIn.movements().map(({ kind }) => kind)

/** The window of a membership that ends on 24 November 2027 opens on Monday the 8th; the notice goes out on the 5th. */
const noticeDay = '2027-11-05T10:30:00-04:00'
const firstDay = '2027-11-08T10:30:00-05:00'
const secondDay = '2027-11-09T10:30:00-05:00'

it('renews once, wherever in the charge of a renewal the server is killed', async () => {
  let server = await live()
  const asHer = await aLastingPatron(server.url, '2015550197')
  let her = await asHer(server.url)
  const membership = async () => (await her.get(`users/${her.userId}/membership`)).body
  const bought = await her.post(`users/${her.userId}/buymembership`, {
    membershipLevel: 'Friend',
    membershipAutoRenew: true,
    installments: 1,
    email: 'her@example.com',
    paymentInfo: { sourceToken: standIn.confirmationToken('pm_card_visa') },
  })
  expect(bought.body).toMatchObject({ success: true, paid: true })
  expect(await membership()).toMatchObject({ membershipExpiration: '2027-11-24' })

  const clock = JSON.stringify({ now: noticeDay })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${server.url}/api/practice/clock`, { method: 'POST', headers, body: clock })
  const noticed = async () => {
    const outbox = await fetch(`${server.url}/api/practice/outbox?to=12015550197`)
    return ((await outbox.json()) as { text: string }[]).some(({ text }) => text.includes('renews'))
  }
  await waitUntil(noticed)
  server.child.kill('SIGKILL')
  await gone(server)

  // The first day's try is killed before the processor hears of it.
  server = await live('charge 1 before', firstDay)
  await gone(server)
  expect(moved()).toEqual(['charge'])

  // The second day's is charged, and the server killed before it writes that down.
  server = await live('charge 1 after', secondDay)
  await gone(server)
  expect(moved()).toEqual(['charge', 'charge'])

  // The next life finds what moved, gives the year once and asks for nothing more.
  server = await live('', secondDay)
  her = await asHer(server.url)
  const renewed = async () => (await membership()).membershipExpiration === '2028-11-24'
  await waitUntil(renewed)
  expect(moved()).toEqual(['charge', 'charge'])
  server.child.kill('SIGKILL')
  await gone(server)

  const db = await connect(where)
  const { rows } = await db.orm.execute(`select state from payment_attempts order by opened_at`)
  await db.close()
  expect(rows).toEqual([{ state: 'approved' }, { state: 'error' }, { state: 'approved' }])
})
