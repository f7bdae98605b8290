import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { sql } from '../db/drizzle/queries.ts'
import { settled } from '../outbox/outbox.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import type { Person } from '../test/a-facility.ts'
import { atTheGate } from '../test/at-the-gate.ts'
import { callsOf, pathWith } from '../test/calls.ts'
import { fitting, fittingObject, misfits, objectOf, optionsOf, schemaOf } from '../test/shapes.ts'

let desk: Desk
let patron: Person
let gate: Person
let reservationId: string
let calls: Endpoint[]
beforeAll(async () => {
  desk = await aDesk()
  patron = await desk.patron()
  const { body } = await patron.post('reservations/newreservation', {
    reservationTime: at('18:00'),
  })
  reservationId = body.result.reservationId
  // What she is told of her visit is written when it is sent, which no refused call does.
  await desk.runDue()
  await settled(desk.parts)
  calls = callsOf(desk.app)
  for (const screen of screens)
    onScreens.set(screen, await desk.staff(screen === 'Room' ? 'Room1' : screen))
  // Without a word about where it may be opened, and nothing here is to be.
  gate = await atTheGate(desk)
  await desk.put({ garageGatePoint: '' })
})

async function countsOfAll(): Promise<Record<string, number>> {
  const { rows } = await desk.db.orm.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const { rows: counted } = await desk.db.orm.execute<{ count: number }>(
      sql.raw(`select count(*)::int4 as count from "${name}"`),
    )
    counts[name] = Number(counted[0]?.count)
  }
  return counts
}

/** Roles of devices, which may make calls that an administrator may not. */
const screens = ['Room', 'Waiting', 'Kiosk', 'Mikvah'] as const
const onScreens = new Map<string, Person>()

function personFor({ who }: Endpoint): Person {
  if (who.includes('anyone')) return desk.anyone
  if (who.includes('own')) return patron
  if (who.includes('OpenGarageGate')) return gate
  const staff = who.some((one) => ['signedIn', 'Admin', 'Reception', 'Attendant'].includes(one))
  const screen = screens.find((one) => who.includes(one))
  return (staff || !screen ? null : onScreens.get(screen)) ?? desk.admin
}

/** The key by which a device that reports doors is accepted; no other call reads it. */
const deviceKey = { 'x-device-key': 'practice-doors' }

const bearerOf = ({ token }: Person) => (token ? { authorization: `Bearer ${token}` } : {})

function fittingQuery({ query }: Endpoint): string {
  const fits = query ? fittingObject(objectOf(schemaOf(query as z.ZodType))) : {}
  return new URLSearchParams(fits as Record<string, string>).toString()
}

describe('a body with one field wrong', () => {
  it('is refused with 400 that names the field, and writes nothing', async () => {
    const before = await countsOfAll()
    const failures: string[] = []
    let tried = 0
    for (const call of calls.filter(({ body, form, upload }) => body && !form && !upload)) {
      const whole = schemaOf(call.body as z.ZodType)
      const object = objectOf(whole)
      if (!object.properties) continue
      const person = personFor(call)
      const id = call.path.includes('reservations/:id') ? reservationId : 'none'
      const path = `${pathWith(call, id)}?${fittingQuery(call)}`
      const tryOne = async (field: string, body: unknown, shown: unknown) => {
        // A thousandth is no amount of money, but a place on the earth may have it.
        if (shown === 0.001 && (call.body as z.ZodType).safeParse(body).success) return
        tried++
        const answer = await person.send(call.method, path, body, deviceKey)
        const named = (answer.body?.errors ?? []).some(
          (one: { path: string }) => one.path === field || one.path.startsWith(`${field}.`),
        )
        // A list beside the object has names of its own; there the message is about the whole.
        const listed = optionsOf(whole).length > 1 && answer.body?.errors?.length > 0
        if (answer.status !== 400 || !(named || listed)) {
          failures.push(
            `${call.name}.${field} = ${JSON.stringify(shown)?.slice(0, 60)}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`,
          )
        }
      }
      const good = fittingObject(object)
      for (const [field, schema] of Object.entries(object.properties)) {
        for (const wrong of misfits(schema)) await tryOne(field, { ...good, [field]: wrong }, wrong)
        if (object.required?.includes(field)) {
          const { [field]: _, ...without } = good
          await tryOne(field, without, 'missing')
        }
      }
      await tryOne('noSuchField', { ...good, noSuchField: 1 }, 'unknown')
    }
    expect(failures).toEqual([])
    expect(tried).toBeGreaterThan(300)
    expect(await countsOfAll()).toEqual(before)
  })

  it.each(['[]', '"text"', '7', 'true', 'null', '[[]]'])(
    'as a whole %s is refused',
    async (payload) => {
      const before = await countsOfAll()
      for (const call of calls.filter(({ body, form, upload }) => body && !form && !upload)) {
        // Nothing at all is a whole sign-out, and everyone signs in but once here.
        if (call.name === 'logout') continue
        const answer = await desk.app.inject({
          method: call.method,
          url: pathWith(call, reservationId),
          headers: {
            'content-type': 'application/json',
            ...bearerOf(personFor(call)),
          },
          payload,
        })
        const takesIt = (call.body as z.ZodType).safeParse(JSON.parse(payload) ?? {}).success
        expect([call.name, takesIt || answer.statusCode === 400]).toEqual([call.name, true])
        expect([call.name, answer.statusCode < 500]).toEqual([call.name, true])
      }
      const after = await countsOfAll()
      expect({ ...after, audit_log: 0 }).toEqual({ ...before, audit_log: 0 })
    },
  )
})

describe('a query with one field wrong', () => {
  it('is refused with 400 that names the field', async () => {
    const failures: string[] = []
    for (const call of calls.filter(({ query }) => query)) {
      const { properties = {}, required = [] } = schemaOf(call.query as z.ZodType)
      const good: Record<string, string> = Object.fromEntries(
        required.map((name) => [name, String(fitting(properties[name] ?? {}))]),
      )
      const person = personFor(call)
      const ask = async (query: Record<string, string>) => {
        const text = new URLSearchParams(query).toString()
        return person.send(
          call.method,
          `${pathWith(call, 'none')}?${text}`,
          call.body ? {} : undefined,
        )
      }
      for (const [field, schema] of Object.entries(properties)) {
        const wrong = misfits(schema).filter(
          (value) => typeof value === 'string' && (value !== '' || schema.minLength),
        ) as string[]
        for (const value of wrong) {
          const { status, body } = await ask({ ...good, [field]: value })
          const named = body?.errors?.some((one: { path: string }) => one.path === field)
          // A lone surrogate can't travel in an address; it arrives as another character.
          if (value.isWellFormed() ? !(status === 400 && named) : status >= 500)
            failures.push(`${call.name}?${field}=${value.slice(0, 30)}: ${status}`)
        }
        if (required.includes(field)) {
          const { [field]: _, ...without } = good
          const { status } = await ask(without)
          if (status !== 400) failures.push(`${call.name} without ${field}: ${status}`)
        }
      }
    }
    expect(failures).toEqual([])
  })
})

describe('an address', () => {
  const odd = [
    'none',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    '%e0%a4%a',
    "'; drop table users; --",
    'x'.repeat(5000),
  ]

  /** Sent by the office wherever it may call, so that no record is refused because it is somebody else’s. */
  const byWhom = (call: Endpoint) => {
    const person = personFor(call)
    return person === patron ? desk.admin : person
  }

  it.each(odd)('with the unknown id %s is 404 or 400, never a failure', async (id) => {
    const failures: string[] = []
    // What takes files reads them first; its own tests name whom it isn't about.
    for (const call of calls.filter(({ path, upload }) => path.includes(':') && !upload)) {
      const url = call.path.replace(/:\w+/g, id.includes('%') ? id : encodeURIComponent(id))
      const answer = await desk.app.inject({
        method: call.method,
        url: `${url}?${fittingQuery(call)}`,
        headers: { ...bearerOf(byWhom(call)), ...deviceKey },
        ...(call.body ? { payload: fittingObject(objectOf(schemaOf(call.body))) } : {}),
      })
      const fine = id === 'none' ? [404] : [400, 404, 414, 431]
      if (!fine.includes(answer.statusCode))
        failures.push(`${call.name}: ${answer.statusCode} ${answer.body.slice(0, 100)}`)
    }
    expect(failures).toEqual([])
  })

  it('answers in any case and with or without a slash at its end', async () => {
    for (const path of [
      '/api/api/settings/publicsettings',
      '/API/Api/Settings/PublicSettings/',
      '/api/api//settings/PUBLICSETTINGS',
    ])
      expect((await desk.anyone.get(path)).status).toBe(200)
    const asked = await patron.get('Reservations/AvailableReservations/?DT=2026-11-25')
    expect(asked.body).toHaveLength(20)
    const booked = await (await desk.patron()).post('RESERVATIONS/NewReservation/?V=1', {
      RESERVATIONTIME: at('19:00'),
      Bath: true,
    })
    expect(booked.body.result).toMatchObject({ bath: true })
  })

  it('that doesn’t exist, or is asked in another way, is 404 in JSON', async () => {
    for (const [method, path] of [
      ['GET', 'nowhere'],
      ['PUT', 'settings/publicsettings'],
      ['DELETE', 'reservations/newreservation'],
      ['POST', 'settings/schedule'],
    ] as const) {
      const { status, body } = await desk.admin.send(method, path)
      expect([path, status, body.success, body.code]).toEqual([path, 404, false, 'not-found'])
    }
  })
})

describe('content', () => {
  const send = (payload: string, type: string) =>
    desk.app.inject({
      method: 'POST',
      url: '/api/api/reservations/newreservation',
      headers: { authorization: `Bearer ${patron.token}`, 'content-type': type },
      payload,
    })

  it.each([
    [
      'too much of it',
      JSON.stringify({ notes: 'x'.repeat(300_000) }),
      'application/json',
      413,
      'too-large',
    ],
    ['of another kind', 'hello', 'text/plain', 415, 'wrong-content'],
    ['of another kind', '<a/>', 'application/xml', 415, 'wrong-content'],
    ['of a form', 'reservationTime=now', 'application/x-www-form-urlencoded', 415, 'wrong-content'],
    ['that isn’t JSON', '{"reservationTime": ', 'application/json', 400, 'invalid-request'],
    ['that is nothing', '', 'application/json', 400, 'invalid-request'],
    [
      'that poisons prototypes',
      '{"__proto__": {"bath": true}}',
      'application/json',
      400,
      'invalid-request',
    ],
  ])('%s is refused', async (_, payload, type, status, code) => {
    const answer = await send(payload, type)
    expect([answer.statusCode, answer.json().code, answer.json().success]).toEqual([
      status,
      code,
      false,
    ])
    expect(answer.json().Message).toBe(answer.json().errorMessage)
  })

  it('that is nested without end is refused', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    const answer = await send(deep, 'application/json')
    expect(answer.statusCode).toBe(400)
  })
})
