import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { holds, type Role, roles } from '@mikvah/rules/people/roles.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { accountsChanged } from '../facility/facility.ts'
import { users } from '../people/table.ts'
import { writeAccessToken } from '../sign-in/access-token.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'
import { callsOf, pathWith } from '../test/calls.ts'

type Who = { name: string; token: string | null; patron: boolean; roles: readonly Role[] }

let facility: TestFacility
let everyone: Who[]
beforeAll(async () => {
  facility = await aFacility()
  const { parts } = facility
  const tokenOf = (kind: 'patron' | 'staff' | 'device', held: readonly Role[]) =>
    writeAccessToken(parts, {
      userId: `nobody as ${kind} ${held.join()}`,
      kind,
      roles: held,
      family: null,
    })
  everyone = [
    { name: 'nobody', token: null, patron: false, roles: [] },
    { name: 'a patron', token: await tokenOf('patron', []), patron: true, roles: [] },
  ]
  for (const role of roles) {
    const kind = role === 'OpenGarageGate' ? 'patron' : 'staff'
    everyone.push({
      name: role,
      token: await tokenOf(kind, [role]),
      patron: kind === 'patron',
      roles: [role],
    })
  }
})

/** Whether this role may make the call, worked out a second time from the contract alone. */
function mayCall(
  { token, patron, roles: held }: Who,
  { who }: Endpoint,
): boolean | 'signs in first' {
  if (who.includes('anyone')) return true
  if (token === null) return 'signs in first'
  return who.some((one) => {
    if (one === 'signedIn') return true
    if (one === 'own') return patron || holds(held, 'Reception')
    return holds(held, one as Role)
  })
}

describe('every call', () => {
  it('is answered for whom the contract names, and for nobody else', async () => {
    const wrong: string[] = []
    const calls = callsOf(facility.app)
    expect(calls.length).toBeGreaterThan(30)
    for (const call of calls) {
      for (const who of everyone) {
        const answer = await facility.app.inject({
          method: call.method,
          url: pathWith(call, 'none'),
          headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
          ...(call.body ? { payload: { noSuchField: 1 } } : {}),
        })
        const { code } = answer.headers['content-type']?.includes('json')
          ? answer.json()
          : { code: undefined }
        const expected = mayCall(who, call)
        const got =
          answer.statusCode === 401
            ? 'signs in first'
            : !(answer.statusCode === 403 && code === 'role-missing')
        if (got !== expected || answer.statusCode >= 500)
          wrong.push(`${call.name} as ${who.name}: ${answer.statusCode} ${code}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('that only looks is answered for a visitor; to see a place and to reserve it she signs in', async () => {
    const { anyone } = facility
    for (const path of ['settings/schedule?dt=2026-11-25', 'settings/publicsettings'])
      expect([path, (await anyone.get(path)).status]).toEqual([path, 200])
    const places = await anyone.get('reservations/availablereservations?dt=2026-11-25')
    const reservationTime = '2026-11-25T18:00:00-05:00'
    const booked = await anyone.post('reservations/newreservation', { reservationTime })
    expect([places.status, booked.status]).toEqual([401, 401])
    const her = await facility.patron()
    expect((await her.post('reservations/newreservation', { reservationTime })).status).toBe(200)
  })

  it('that needs a sign-in refuses a token that isn’t ours', async () => {
    const guarded = callsOf(facility.app).filter(({ who }) => !who.includes('anyone'))
    for (const header of ['Bearer nonsense', 'Basic dXNlcjpwYXNz', 'Bearer', 'Bearer a.b.c']) {
      for (const call of guarded) {
        const answer = await facility.app.inject({
          method: call.method,
          url: pathWith(call, 'none'),
          headers: { authorization: header },
        })
        expect([call.name, answer.statusCode, answer.json()]).toEqual([
          call.name,
          401,
          { Message: 'Authorization has been denied for this request.' },
        ])
      }
    }
  })

  it('stops for an account that has been disabled, at once', async () => {
    const patron = await facility.patron()
    expect((await patron.get('settings')).status).toBe(200)
    await facility.db.inTransaction(async (tx) => {
      await tx.update(users).set({ disabled: true }).where(eq(users.id, patron.userId))
      await accountsChanged(tx)
    })
    expect((await patron.get('settings')).status).toBe(401)
  })
})
