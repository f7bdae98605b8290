import type { FastifyInstance } from 'fastify'
import { eq } from '../../db/drizzle/queries.ts'
import { storedCardVault } from '../../integrations/payments/stored-card-vault.ts'
import { runDue } from '../../jobs/jobs.ts'
import { kioskVisits } from '../../kiosk/table.ts'
import { optOuts } from '../../outbox/table.ts'
import { webhookEvents } from '../../payments/table.ts'
import { users } from '../../people/table.ts'
import { practiceDevices } from '../../practice/table.ts'
import { nightStays } from '../../reports/table.ts'
import { bucketOf } from '../../request/bucket.ts'
import { countTry } from '../../request/limits.ts'
import type { Parts } from '../../request/parts.ts'
import { accessLog, preassignments } from '../../rooms/table.ts'
import { supplyRequests } from '../../supplies/table.ts'
import { aPdf, papers, upload } from '../an-upload.ts'

/** Does in a furnished facility whatever leaves a row in a table that its furniture doesn't fill. */
export async function liveAWhile(app: FastifyInstance, parts: Parts): Promise<void> {
  const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ method: 'POST', url: path, headers, payload })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
    return answer.json()
  }
  const signIn = async (username: string, password: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
    })
    return { authorization: `Bearer ${answer.json().access_token}` }
  }

  const admin = await signIn('Admin', 'practice-admin')
  const settings = '/api/api/settings'
  await post(settings, { key: 'lateGraceMinutes', value: '7' }, admin)
  await post(`${settings}/editschedule`, { date: '2026-12-02', hebrewNote: 'חנוכה' }, admin)
  await post(`${settings}/membershiplevels`, { level: 'Gold', price: 180 }, admin)
  await post(`${settings}/merchandise`, { item: 'Comb', price: 4 }, admin)
  const text = new URLSearchParams({ language: 'en', key: 'slot-taken', value: 'Gone, sorry.' })
  await post(`${settings}/setLanguageText?${text}`, {}, admin)
  const about = new URLSearchParams({ key: 'slot-taken', description: 'When another was quicker' })
  await post(`${settings}/setLanguagedescription?${about}`, {}, admin)
  const token = admin.authorization.slice('Bearer '.length)
  const issue = { path: 'settings/newsletter', parts: [{ name: 'kislev.pdf', bytes: aPdf() }] }
  await upload(app, { token }, issue)
  await post(`${settings}/ContactForm`, {
    firstName: 'Rivka',
    lastName: 'Levi',
    email: 'rivka@example.com',
    message: 'When do you open?',
  })

  const phone = '2015550142'
  await post('/api/api/account/register', { phone, language: 'he' })
  await runDue(parts)
  const outbox = await app.inject(`/api/practice/outbox?to=1${phone}`)
  const authCode = /\d{6}/.exec(outbox.json()[0].text)?.[0]
  const signUp = { phoneNumber: phone, authCode }
  const { result } = await post('/api/api/account/registrationVerify', signUp)
  const her = await signIn(result.userName, result.password)
  const slots = await app.inject({
    url: '/api/api/reservations/availablereservations?dt=2026-11-25',
    headers: her,
  })
  const free = slots
    .json()
    .find(
      ({ availableReservations: [place] }: { availableReservations: { available: number }[] }) =>
        place && place.available > 0,
    )
  const { result: visit } = await post(
    '/api/api/reservations/newreservation',
    { reservationTime: free.timeSlot },
    { ...her, 'idempotency-key': 'kept-visit' },
  )
  await post(
    '/api/api/payments/makepayment',
    { method: 'Donation', amt: 18, paymentInfo: { sourceToken: 'practice_ok' } },
    { ...her, 'idempotency-key': 'kept-donation' },
  )
  const later = await app.inject({
    url: '/api/api/reservations/availablereservations?dt=2026-11-26',
    headers: her,
  })
  const { result: second } = await post(
    '/api/api/reservations/newreservation',
    { reservationTime: later.json().at(-1).timeSlot },
    her,
  )
  const hers = { path: `users/${result.userId}/LicenseAndRegistration`, parts: await papers() }
  await upload(app, { token: her.authorization.slice('Bearer '.length) }, hers)
  await post('/api/api/account/logout', {}, her)
  await post('/api/api/account/register', { phone: '2015550143', language: 'en' })

  // Her evening has begun: she is in a room.
  await post('/api/practice/clock', { now: free.timeSlot })
  const tonight = { sectionId: 'upper', attendantId: 'batsheva' }
  await post('/api/api/attendants/tonight', tonight, admin)
  await post('/api/api/rooms/7/status', { status: 'Ready' }, admin)
  const placed = { reservationId: visit.reservationId, roomId: 7 }
  await post('/api/api/reservations/assignroom', placed, admin)

  await post('/api/api/devices', { name: 'Front door', kind: 'Kiosk' }, admin)
  await post('/api/api/devices/pairing', {})

  const now = parts.realNow()
  await parts.db.orm.insert(preassignments).values({
    reservationId: second.reservationId,
    roomId: 7,
    startsAt: Date.parse(second.reservationTime),
    endsAt: Date.parse(second.expectedEndTime),
    at: now,
    by: null,
  })

  await parts.db.orm
    .insert(supplyRequests)
    .values({ roomId: 7, reservationId: visit.reservationId, item: 'soap', requestedAt: now })
  await parts.db.orm
    .insert(accessLog)
    .values({ id: 'opened', reservationId: visit.reservationId, door: '7 dry', at: now })
  const [kiosk] = await parts.db.orm.select().from(users).where(eq(users.userName, 'Kiosk'))
  await parts.db.orm.insert(kioskVisits).values({
    ...{ session: 'kiosk', userId: kiosk?.id ?? '', until: now },
  })

  // A processor, a stranger, a maker of cards and a door, which practice doesn't have.
  const kept = { id: 'card', token: 'tok', brand: 'Visa', last4: '4242', exp: '0130' }
  await storedCardVault(parts.db, parts.config).put('hers', kept)
  await parts.db.inTransaction((tx) =>
    countTry(tx, { bucket: bucketOf('kept'), most: 5, windowMs: 3_600_000 }, now),
  )
  await parts.db.orm.insert(optOuts).values({ phone: '12015550149', at: now })
  await parts.db.orm.insert(webhookEvents).values({ id: 'stripe:evt_1', at: now })
  await parts.db.orm
    .insert(practiceDevices)
    .values({ id: 'door', at: now, point: 'gate', op: 'open', result: 'opened' })
  const tally = { count: 1, seconds: 300, inside: [1, 0, 0, 0, 0, 0, 0, 0] }
  await parts.db.orm
    .insert(nightStays)
    .values({ night: '2026-11-23', stays: { Waiting: { 19: tally } }, leftOut: 0, at: now })
  await runDue(parts)
}
