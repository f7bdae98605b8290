import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

type Answer = Awaited<ReturnType<Person['post']>>
const said = ({ status, body }: Answer) => [status, body.code]
const password = 'deep still water'
const made = async (userName: string, roles = ['Reception']) => {
  const { body } = await desk.admin.post('users/staff', { userName, password, roles })
  return body.result.id as string
}
const role = (id: string, name: string, method: 'PUT' | 'DELETE' = 'PUT', by = desk.admin) =>
  by.send(method, `users/${id}/roles/${name}`)
const rolesOf = async (id: string) =>
  (await desk.admin.get('users/getadminusers')).body.find((one: { id: string }) => one.id === id)
    ?.roles
/** What only Reception reads. */
const board = async (by: Person) => (await by.get('reservations/sheets')).status

describe('an account of the staff', () => {
  it('is made by an administrator, and signs in by its name and password', async () => {
    const body = { userName: 'r.stern', password, firstName: 'Rivka', roles: ['Reception'] }
    const { status, body: answer } = await desk.admin.post('users/staff', body)
    expect([status, answer.result]).toMatchObject([
      200,
      { username: 'r.stern', kind: 'staff', firstName: 'Rivka', roles: ['Reception'] },
    ])
    expect(JSON.stringify(answer)).not.toContain('argon2')
    expect(await board(await desk.signIn('R.Stern', password))).toBe(200)
  })

  it('says when its password was last used, by the facility’s clock', async () => {
    const id = await made('late.comer')
    const lastSignIn = async () =>
      (await desk.admin.get('users/getadminusers')).body.find(
        (one: { id: string }) => one.id === id,
      ).lastSignIn
    expect(await lastSignIn()).toBeNull()
    await desk.signIn('late.comer', password)
    expect(await lastSignIn()).toMatch(/^2026-11-24T14:00:.*-05:00$/)
  })

  it.each(['İlana', 'Élise', 'רבקה'])('signs in as %s, as it was given', async (name) => {
    await made(name.normalize('NFD'))
    for (const typed of [name, ` ${name} `, name.normalize('NFD')])
      expect(await board(await desk.signIn(typed, password))).toBe(200)
  })

  it('is made once by a call that is repeated, and not under the name of somebody else', async () => {
    const key = { 'idempotency-key': 'somebody-new' }
    const body = { userName: 'once', password, roles: ['Attendant'] }
    const first = await desk.admin.post('users/staff', body, key)
    expect((await desk.admin.post('users/staff', body, key)).body).toEqual(first.body)
    expect(said(await desk.admin.post('users/staff', { ...body, userName: 'ONCE' }))).toEqual([
      ...[409, 'user-name-taken'],
    ])
  })

  it.each([
    ['a name of digits', { userName: '12015550199' }],
    ['a short password', { password: 'short' }],
    ['no role', { roles: [] }],
    ['the role of a screen', { roles: ['Kiosk'] }],
  ])('isn’t made with %s', async (_, wrong) => {
    const body = { userName: 'nobody.yet', password, roles: ['Reception'], ...wrong }
    expect((await desk.admin.post('users/staff', body)).status).toBe(400)
  })
})

describe('a role', () => {
  it('is given and taken; her tokens end at once, and the next know it', async () => {
    const id = await made('works.here', ['Attendant'])
    const before = await desk.signIn('works.here', password)
    expect(await board(before)).toBe(403)
    expect((await role(id, 'Reception')).body.result.roles).toEqual(['Attendant', 'Reception'])
    expect(await board(before)).toBe(401)
    const after = await desk.signIn('works.here', password)
    expect(await board(after)).toBe(200)
    await role(id, 'Reception', 'DELETE')
    expect(await board(after)).toBe(401)
    expect(await rolesOf(id)).toEqual(['Attendant'])
  })

  it('that is there, or isn’t, changes nothing and signs nobody out', async () => {
    const id = await made('the.same')
    const her = await desk.signIn('the.same', password)
    expect((await role(id, 'Reception')).status).toBe(200)
    expect((await role(id, 'Attendant', 'DELETE')).status).toBe(200)
    expect([await board(her), await rolesOf(id)]).toEqual([200, ['Reception']])
  })

  it('of her own nobody changes, and none is given to who has no password but the gate’s', async () => {
    const { userId } = desk.admin
    expect(said(await role(userId, 'Attendant'))).toEqual([409, 'own-roles'])
    const patron = await desk.patron()
    expect(said(await role(patron.userId, 'Reception'))).toEqual([409, 'role-needs-password'])
    expect((await role(patron.userId, 'OpenGarageGate')).status).toBe(200)
    expect(said(await role(patron.userId, 'Empress'))).toEqual([404, 'not-found'])
    expect(said(await role('nobody', 'Admin'))).toEqual([404, 'user-not-found'])
  })

  it('is changed by an administrator alone', async () => {
    const id = await made('not.by.her')
    const her = await desk.signIn('not.by.her', password)
    expect((await role(id, 'Admin', 'PUT', her)).status).toBe(403)
    expect((await role(id, 'Admin', 'PUT', await desk.patron())).status).toBe(403)
    expect(await rolesOf(id)).toEqual(['Reception'])
  })
})

describe('an account that is shut', () => {
  it('is signed out at once and not let in, until it is opened again', async () => {
    const id = await made('goes.away')
    const her = await desk.signIn('goes.away', password)
    const shut = (disabled: boolean) => desk.admin.post(`users/${id}/disabled`, { disabled })
    expect((await shut(true)).body.result.disabled).toBe(true)
    expect(await board(her)).toBe(401)
    await expect(desk.signIn('goes.away', password)).rejects.toThrow('Sign-in refused')
    await shut(false)
    expect(await board(her)).toBe(401)
    expect(await board(await desk.signIn('goes.away', password))).toBe(200)
  })

  it('is none of her own', async () => {
    const own = desk.admin.post(`users/${desk.admin.userId}/disabled`, { disabled: true })
    expect(said(await own)).toEqual([409, 'own-roles'])
  })
})

describe('the last administrator', () => {
  it('stays, whichever of two takes the other’s role or shuts her account at the same moment', async () => {
    const ids = [await made('first.of.two', ['Admin']), await made('other.of.two', ['Admin'])]
    const [one, other] = await Promise.all(
      ['first.of.two', 'other.of.two'].map((name) => desk.signIn(name, password)),
    )
    if (!one || !other) throw new Error('Nobody signed in.')
    expect((await one.send('DELETE', `users/${desk.admin.userId}/roles/Admin`)).status).toBe(200)
    const both = await Promise.all([
      one.send('DELETE', `users/${ids[1]}/roles/Admin`),
      other.post(`users/${ids[0]}/disabled`, { disabled: true }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const [stays] = both[0].status === 200 ? [one] : [other]
    const list = (await stays.get('users/getadminusers')).body
    const admins = list.filter(
      (account: { roles: string[]; disabled: boolean }) =>
        account.roles.includes('Admin') && !account.disabled,
    )
    expect(admins).toHaveLength(1)
  })
})
