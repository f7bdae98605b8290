import { declines } from '@mikvah/contract/words/he/declines.ts'
import { expect, it } from 'vitest'
import { aFacility } from '../../test/a-facility.ts'
import { card, charged } from '../../test/paying.ts'

const gift = { method: 'Donation', amt: 5 }

it('takes five refused cards of one person an hour, then asks her to wait and tells the office once', async () => {
  const { patron: aPatron, anyone } = await aFacility({
    settings: { adminEmail: 'alarm@example.org' },
  })
  const patron = await aPatron()
  const refuse = () =>
    patron.post('payments/makepayment', { ...gift, ...card('practice_declined') })
  for (let times = 0; times < 5; times++) expect(await refuse()).toMatchObject({ status: 402 })
  const sixth = await patron.post('payments/makepayment', { ...gift, ...card('practice_ok') })
  expect(sixth).toMatchObject({ status: 429, body: { code: 'too-many-cards' } })
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
  const saving = await patron.send('PUT', `users/${patron.userId}/savedcards`, {
    sourceToken: 'practice_ok',
  })
  expect(saving).toMatchObject({ status: 429 })
  const { body: mails } = await anyone.get('/api/practice/outbox?to=alarm@example.org')
  expect(mails).toHaveLength(1)

  await charged(await aPatron(), gift)
})

it('says in her language why a card could not be saved', async () => {
  const patron = await (await aFacility()).patron()
  const info = { sourceToken: 'practice_expired' }
  const he = { 'accept-language': 'he' }
  const { body } = await patron.send('PUT', `users/${patron.userId}/savedcards`, info, he)
  expect(body.errorMessage).toBe(declines['declined-expired-card'])
})

it('saves the card of the token that was sent, and nothing without a token', async () => {
  const patron = await (await aFacility()).patron()
  const path = `users/${patron.userId}/savedcards`
  for (const info of [{}, { sourceCard: 'c1' }, { sourceToken: 'practice_ok', sourceCard: 'c1' }])
    expect(await patron.send('PUT', path, info)).toMatchObject({
      status: 400,
      body: { code: 'card-source' },
    })
  expect((await patron.get(path)).body).toEqual([])
  expect(await patron.send('PUT', path, { sourceToken: 'practice_ok' })).toMatchObject({
    status: 200,
  })
  expect((await patron.get(path)).body).toHaveLength(1)
})

it('counts a card that could not be saved, too', async () => {
  const patron = await (await aFacility()).patron()
  const path = `users/${patron.userId}/savedcards`
  for (let times = 0; times < 5; times++) {
    const refused = await patron.send('PUT', path, { sourceToken: 'practice_declined' })
    expect(refused).toMatchObject({ status: 402, body: { stripeErrorType: 'card_error' } })
  }
  expect(await patron.send('PUT', path, { sourceToken: 'practice_ok' })).toMatchObject({
    status: 429,
  })
})

it('lets no more cards through at once than may be refused', async () => {
  const { patron: aPatron, app } = await aFacility()
  const donate = () =>
    app.inject({
      method: 'POST',
      url: '/api/api/payments/makepayment',
      payload: { ...gift, ...card('practice_declined') },
      remoteAddress: '203.0.113.7',
    })
  const donated = await Promise.all(Array.from({ length: 12 }, donate))
  const statuses = donated.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([...Array(5).fill(402), ...Array(7).fill(429)])

  const patron = await aPatron()
  const save = () =>
    patron.send('PUT', `users/${patron.userId}/savedcards`, { sourceToken: 'practice_declined' })
  const saved = await Promise.all(Array.from({ length: 15 }, save))
  const tried = saved.filter(({ status }) => status === 402).length
  expect(tried).toBeLessThanOrEqual(10)
  expect(saved.filter(({ status }) => status === 429)).toHaveLength(15 - tried)
})

it('opens thirty intents an hour for a network of strangers, and gives the same one again', async () => {
  const { app } = await aFacility()
  const open = async (amt: number, remoteAddress = '203.0.113.8') => {
    const payload = { method: 'Donation', amt }
    const url = '/api/api/payments/createpaymentintent'
    return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  }
  for (let nth = 0; nth < 30; nth++) expect(await open(5 + nth)).toBe(200)
  expect(await open(50)).toBe(429)
  expect(await open(50, '198.51.100.8')).toBe(200)
})

it('stops strangers after fifty refused cards an hour, and no patron with them', async () => {
  const { patron: aPatron, app } = await aFacility()
  const patron = await aPatron()
  const donate = async (remoteAddress: string, token: string) => {
    const payload = { ...gift, ...card(token), amt: 1 }
    const url = '/api/api/payments/makepayment'
    return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  }
  const net = (at: number) => `2001:db8:${at.toString(16)}::`
  const statuses = []
  for (let at = 0; at < 10; at++) {
    for (let tries = 0; tries < 6; tries++) {
      statuses.push(await donate(`${net(at)}${tries + 1}`, 'practice_declined'))
    }
  }
  expect(statuses.filter((status) => status === 402)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await donate('198.51.100.7', 'practice_ok')).toBe(429)
  await charged(patron, gift)
})

it('counts the nets of one company as four strangers', async () => {
  const { app } = await aFacility()
  const donate = async (remoteAddress: string) => {
    const payload = { ...gift, ...card('practice_declined'), amt: 1 }
    const url = '/api/api/payments/makepayment'
    return (await app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  }
  const statuses = []
  for (let at = 0; at < 24; at++) statuses.push(await donate(`2001:db8:5:${at.toString(16)}::1`))
  expect(statuses).toEqual([...Array(20).fill(402), 429, 429, 429, 429])
  expect(await donate('2001:db8:6::1')).toBe(402)
})
