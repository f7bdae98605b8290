import type { CallName } from '@mikvah/contract/addresses.ts'
import type { FastifyInstance } from 'fastify'
import { eq } from '../../db/drizzle/queries.ts'
import { users } from '../../people/table.ts'
import { lockReservation } from '../../reservations/store.ts'
import { rooms } from '../../rooms/table.ts'
import { moveStatus } from '../../visits/move-status.ts'
import { type Desk, wednesday } from '../a-desk.ts'
import type { Person } from '../a-facility.ts'
import { type Part, papers, upload } from '../an-upload.ts'
import { card } from '../paying.ts'

/** One call of staff, ready to be made. */
export type StaffCall = {
  by: Person
  /** POST, unless it says another. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Files, where the call is sent as a form. */
  files?: Part[]
  /** Whom or what its row in the log names; `result.id` for what its answer has there. */
  subject: string | null
  /** Brings the facility back to where it was. */
  after?: () => Promise<void>
}

/** Makes ready, each anew, the calls of these names. */
export type StaffCalls = Partial<Record<CallName, () => StaffCall | Promise<StaffCall>>>

export type Scene = Awaited<ReturnType<typeof aScene>>

/** What is known of her, and may stand in no log. */
export const hers = {
  firstName: 'Tzipporah',
  lastName: 'Wolfensohn',
  email: 'tzipporah.w@example.org',
  address: '77 Sycamore Terrace',
  notes: 'Sensitive to lavender',
}
/** What staff write, which may stand in no log either. */
export const note = 'Please leave the light on'
export const get = { method: 'GET' } as const

/** A patron whom calls of staff are about, at a desk that has what they need, and calls about her half made. */
export async function aScene(desk: Desk) {
  const her = await desk.patron()
  await desk.admin.post('settings/membershiplevels', { level: 'Gold', price: 180 })
  const [row] = await desk.db.orm
    .update(users)
    .set(hers)
    .where(eq(users.id, her.userId))
    .returning({ phone: users.phone })
  const aVisit = () => desk.booked({ her, hour: '18:00', night: wednesday })
  const ofHer = (rest: string, more: Partial<StaffCall> = {}): StaffCall => ({
    by: desk.reception,
    path: `users/${her.userId}${rest}`,
    subject: her.userId,
    ...more,
  })
  let made = 0
  return {
    desk,
    her,
    phone: row?.phone ?? '',
    attendant: (await desk.staff('Attendant')).userId,
    /** A number that no call of this scene has had. */
    next: () => ++made,
    aVisit,
    async aCard(): Promise<string> {
      const path = `users/${her.userId}/savedcards`
      const { body } = await her.send('PUT', path, { sourceToken: 'practice_ok' })
      return body.result.id
    },
    async aPayment(reservationId: string): Promise<string> {
      const body = { amt: 10, reservationId, ...card('practice_ok') }
      return (await her.post('payments/makepayment', body)).body.result[0].paymentId
    },
    async aDevice(): Promise<string> {
      const { body } = await desk.reception.post('devices', { name: 'Hall', kind: 'Waiting' })
      return body.result.id
    },
    /** Makes a room ready, and done the visit of whoever is in it. */
    async readyRoom(id: number): Promise<void> {
      const { now } = await desk.parts.facility.read()
      await desk.db.inTransaction(async (tx) => {
        const [room] = await tx.select().from(rooms).where(eq(rooms.id, id))
        const row = room?.reservationId ? await lockReservation(tx, room.reservationId) : null
        if (row) await moveStatus(tx, { now }, row, { to: 'Done' })
        await tx.update(rooms).set({ status: 'Ready' }).where(eq(rooms.id, id))
      })
    },
    ofHer,
    async ofVisit(rest: string, more: Partial<StaffCall> = {}): Promise<StaffCall> {
      const subject = await aVisit()
      return { by: desk.reception, path: `reservations/${subject}${rest}`, subject, ...more }
    },
    /** Gives or takes the gate of a patron whose tokens may end by that. */
    async ofGate(method: 'PUT' | 'DELETE'): Promise<StaffCall> {
      const { userId: subject } = await desk.patron()
      return { by: desk.admin, method, path: `users/${subject}/roles/OpenGarageGate`, subject }
    },
    async ofPapers(rest: string, more: Partial<StaffCall>): Promise<StaffCall> {
      const path = `users/${her.userId}/LicenseAndRegistration`
      const sent = await upload(desk.app, desk.reception, { path, parts: await papers() })
      return { ...ofHer(''), path: `users/licenserequests/${sent.body.result.id}${rest}`, ...more }
    },
    opening: (rest: string, body: object = {}): StaffCall => ({
      ...{ by: desk.admin, path: `settings/opening/${rest}`, body, subject: 'opening' },
    }),
  }
}

/** Makes the call in this process, under an idempotency key where one is given. */
export async function makeCall(
  app: FastifyInstance,
  { by, method = 'POST', path, body, files }: StaffCall,
  key?: string,
) {
  if (files) return upload(app, by, { path, parts: files, ...(key ? { key } : {}) })
  const answer = await app.inject({
    method,
    url: path.startsWith('/') ? path : `/api/api/${path}`,
    headers: {
      ...(by.token ? { authorization: `Bearer ${by.token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { payload: body } : method === 'POST' ? { payload: {} } : {}),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? JSON.parse(answer.body || 'null') : null }
}
