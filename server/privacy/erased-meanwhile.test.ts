import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { eq, inArray } from '../db/drizzle/queries.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { openApp } from '../open-app.ts'
import { settled } from '../outbox/outbox.ts'
import { users } from '../people/table.ts'
import type { Parts } from '../request/parts.ts'
import { reservations } from '../reservations/table.ts'
import { deviceCredentials, refreshTokens } from '../sign-in/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import { tuesday } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { everyRow } from '../test/databases/every-row.ts'
import { lockWaits } from '../test/databases/lock-waits.ts'
import { pausingDatabase } from '../test/databases/pausing-database.ts'
import { someOf } from '../test/long.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import { card } from '../test/paying.ts'
import { waitUntil } from '../test/wait-for.ts'

type Sent = {
  path: string
  body?: object
  method?: 'PUT' | 'PATCH' | 'POST'
  form?: Record<string, string>
  token?: string
}
type Patron = SignedIn & { phone: string }

/** One call that writes something about her; whatever of it is personal bears the mark. */
type Call = {
  ready(her: Patron, mark: string): Promise<Sent> | Sent
  /** Whether her phone number may still be stored afterwards: for a new patron, or in counted tries. */
  keepsPhone?: true
}

let desk: Desk
/** The process in which her call is under way while she is erased. */
let slow: ReturnType<typeof pausingDatabase>
let app: FastifyInstance
let parts: Parts

beforeAll(async () => {
  const engine = await anEngine()
  desk = await aDesk({
    db: databaseOver(engine, () => {}),
    settings: {
      roomsAvailable: '500',
      websiteEmail: 'office@example.org',
      sendEmailForNewUsers: 'true',
      newUserEmail: 'office@example.org',
    },
  })
  slow = pausingDatabase(engine)
  const config = {
    ...configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' }),
    clock: Date.parse(tuesday),
  }
  ;({ app, parts } = await openApp(slow.database, config, { seed: 'none' }))
  afterUse(() => app.close())
})

const calls: Record<string, Call> = {
  'a change of her record': {
    ready: ({ userId }, mark) => ({
      path: `users/${userId}`,
      method: 'PATCH',
      body: { firstName: mark, address: mark, plateNumber: '' },
    }),
  },
  'the form of a new patron': {
    ready: ({ userId }, mark) => ({
      path: `users/${userId}/newuserinfo`,
      body: {
        firstName: mark,
        lastName: mark,
        email: `${mark}@example.org`,
        address: mark,
        city: mark,
        state: 'NJ',
        zipcode: '08701',
      },
    }),
  },
  'a booking': {
    ready: (_, mark) => ({
      path: 'reservations/newreservation',
      body: { reservationTime: at('19:00'), userNotes: mark },
    }),
  },
  'a note to a visit': {
    ready: async (her, mark) => {
      const id = await desk.booked({ her, hour: '19:00', night: wednesday })
      const visit = eq(reservations.id, id)
      await desk.db.orm.update(reservations).set({ status: 'Canceled' }).where(visit)
      return { path: `reservations/${id}/notes`, body: { userNotes: mark } }
    },
  },
  'a gift, her card kept': {
    ready: (_, mark) => ({
      path: 'payments/makepayment',
      body: { method: 'Donation', amt: 18, note: mark, saveCard: true, ...card('practice_ok') },
    }),
  },
  'a wallet opened': {
    ready: (_, mark) => ({
      path: 'payments/createpaymentintent',
      body: { method: 'Donation', amt: 18, note: mark, saveCard: true },
    }),
  },
  'cash written down for her': {
    ready: ({ userId }, mark) => ({
      path: 'payments/makepayment',
      body: { method: 'Cash', amt: 18, note: mark, userId },
      token: desk.reception.token,
    }),
  },
  'a card to be kept': {
    ready: ({ userId }) => ({
      path: `users/${userId}/savedcards`,
      method: 'PUT',
      body: card('practice_ok').paymentInfo,
    }),
  },
  'a membership bought': {
    ready: ({ userId }, mark) => ({
      path: `users/${userId}/buymembership`,
      body: {
        membershipLevel: 'Friend',
        installments: 1,
        email: `${mark}@example.org`,
        ...card('practice_ok'),
      },
    }),
  },
  'a message to the office': {
    ready: (_, mark) => ({
      path: 'settings/ContactForm',
      body: { lastName: mark, email: `${mark}@example.org`, message: mark },
    }),
  },
  'a code verified': {
    keepsPhone: true,
    ready: async ({ phone }, mark) => {
      await desk.anyone.post('account/register', {
        phone: phone.slice(1),
        language: 'en',
        email: `${mark}@example.org`,
      })
      const { body } = await desk.anyone.get(`/api/practice/outbox?to=${phone}`)
      const authCode = /\d{6}/.exec(body[0]?.text ?? '')?.[0]
      return {
        path: 'account/registrationVerify',
        body: { phoneNumber: phone.slice(1), authCode },
        token: '',
      }
    },
  },
  'her device signing in': {
    keepsPhone: true,
    ready: async ({ phone }) => {
      await desk.anyone.post('account/register', { phone: phone.slice(1), language: 'en' })
      const { body } = await desk.anyone.get(`/api/practice/outbox?to=${phone}`)
      const authCode = /\d{6}/.exec(body[0]?.text ?? '')?.[0]
      const verified = await desk.anyone.post('account/registrationVerify', {
        phoneNumber: phone.slice(1),
        authCode,
      })
      const { userName: username, password } = verified.body.result
      return { path: '/api/token', form: { grant_type: 'password', username, password }, token: '' }
    },
  },
}

async function send({ path, body, form, method = 'POST', token }: Sent, her: Patron) {
  const bearer = token ?? her.token
  const answer = await app.inject({
    method,
    url: path.startsWith('/') ? path : `/api/api/${path}`,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    payload: form ? new URLSearchParams(form).toString() : body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const letters = 'abcdefghij'
let marks = 0
const nextMark = () => `zq${[...String(marks++)].map((digit) => letters[Number(digit)]).join('')}qz`

/** Makes the call, and erases her right before that step of it. */
async function race({ ready }: Call, before: number) {
  const [one] = await manyPatrons(desk, 1)
  if (!one) throw new Error('Nobody is there.')
  const [row] = await desk.db.orm.select().from(users).where(eq(users.id, one.userId))
  const her = { ...one, phone: row?.phone ?? '' }
  const mark = nextMark()
  await desk.db.orm.update(users).set({ lastName: mark }).where(eq(users.id, her.userId))
  const sent = await ready(her, mark)
  await settled(parts)

  let erasing: Promise<{ status: number; body: { code: string } }> | null = null
  slow.haltBefore(before, async () => {
    let over = false
    erasing = desk.admin
      .post(`users/${her.userId}/erase`, { confirm: true, confirmMembership: true })
      .finally(() => {
        over = true
      })
    // On PostgreSQL it may have to wait for what the halted one holds.
    await waitUntil(async () => over || (await lockWaits(desk.db)) > 0)
  })
  const got = await send(sent, her)
  const steps = slow.steps()
  const erased = await erasing
  await settled(parts)
  slow.goOn()
  await desk.runDue()
  return {
    her,
    mark,
    told: got,
    erased: erased as { status: number; body: { code: string } } | null,
    steps,
  }
}

async function expectNothingOf({ userId, phone }: Patron, mark: string, keepsPhone = false) {
  const { orm } = desk.db
  const left = (await everyRow(desk.db)).toLowerCase().split('\n')
  const personal = keepsPhone ? [mark] : [mark, phone]
  expect(left.filter((row) => personal.some((one) => row.includes(one)))).toEqual([])
  const [row] = await orm.select().from(users).where(eq(users.id, userId))
  expect(row).toMatchObject({ disabled: true, phone: null, email: null, customerRef: null })
  expect(await orm.$count(refreshTokens, eq(refreshTokens.userId, userId))).toBe(0)
  expect(await orm.$count(deviceCredentials, eq(deviceCredentials.userId, userId))).toBe(0)
  const { content } = await desk.parts.facility.read()
  expect(await desk.parts.outside.cards(content.values).listCards(userId)).toEqual([])
}

describe('a patron who is taken off the record before any step of', () => {
  it.each(Object.entries(calls))(
    '%s leaves nothing behind',
    async (name, call) => {
      const whole = await race(call, 0)
      expect([200, whole.told.body.success ?? true]).toEqual([whole.told.status, true])
      let off = 0
      const all = Array.from({ length: whole.steps }, (_, nth) => nth + 1)
      for (const before of someOf(all, 5, Object.keys(calls).indexOf(name))) {
        const { her, mark, told, erased } = await race(call, before)
        expect({ before, told: told.body, failed: told.status >= 500 }).toMatchObject({
          before,
          failed: false,
        })
        if (erased?.status === 200) {
          off++
          await expectNothingOf(her, mark, call.keepsPhone)
        } else if (erased) {
          expect([before, erased.status, told.status]).toEqual([before, 409, 200])
        }
        await desk.db.orm
          .update(reservations)
          .set({ status: 'Canceled' })
          .where(inArray(reservations.status, ['Pending', 'Reserved']))
      }
      expect(off).toBeGreaterThan(0)
    },
    300_000,
  )
})
