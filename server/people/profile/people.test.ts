import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../audit/table.ts'
import { eq } from '../../db/drizzle/queries.ts'
import type { Person, TestFacility } from '../../test/a-facility.ts'
import { fourPeople } from '../../test/four-people.ts'
import { users } from '../table.ts'

let facility: TestFacility
let her: Person
let other: Person
let desk: Person
let admin: Person

beforeAll(async () => {
  ;({ facility, her, other, desk, admin } = await fourPeople())
})

const stored = async ({ userId }: Person) => {
  const [row] = await facility.db.orm.select().from(users).where(eq(users.id, userId))
  return row
}
const auditOf = async (act: string, subject: string) =>
  facility.db.orm
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, act))
    .then((rows) => rows.filter((row) => row.subject === subject))

const patch = (person: Person, of: Person, body: unknown, headers?: Record<string, string>) =>
  person.send('PATCH', `users/${of.userId}`, body, headers)

describe('reading a user', () => {
  it('gives a patron her own record, without what staff note among themselves', async () => {
    await facility.db.orm
      .update(users)
      .set({ internalNote: 'Calls before she comes.' })
      .where(eq(users.id, her.userId))
    const answer = await her.get(`users/${her.userId}/`)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: her.userId,
        language: 'en',
        notificationReservations: true,
        excludedAttendants: [],
        membershipLevel: null,
        activeMember: false,
        testUser: false,
        roles: [],
      },
    })
    expect(answer.body.username).toBe(answer.body.phoneNumber)
    expect(answer.body).not.toHaveProperty('internalNote')
    expect(await auditOf('user-read', her.userId)).toEqual([])
  })

  it('gives Reception a patron with the internal note, and writes down that it was read', async () => {
    const answer = await desk.get(`users/${other.userId}`)
    expect(answer).toMatchObject({ status: 200, body: { id: other.userId, internalNote: null } })
    expect(await auditOf('user-read', other.userId)).toMatchObject([{ actor: desk.userId }])
  })

  it.each([
    ['another patron', () => her, () => other.userId],
    ['nobody', () => her, () => 'no-such-user'],
    ['a staff account, for Reception', () => desk, () => admin.userId],
  ])('answers 404 for the id of %s', async (_, who, id) => {
    expect(await who().get(`users/${id()}`)).toMatchObject({
      status: 404,
      body: { code: 'user-not-found' },
    })
  })

  it('refuses roles that have no business with patrons', async () => {
    const attendant = await facility.staff('Attendant')
    expect(await attendant.get(`users/${her.userId}`)).toMatchObject({ status: 403 })
    expect(await facility.anyone.get(`users/${her.userId}`)).toMatchObject({ status: 401 })
  })
})

describe('changing a user', () => {
  it('takes a list of add operations with paths in any case', async () => {
    const answer = await patch(her, her, [
      { op: 'add', path: '/FirstName', value: 'Rivka' },
      { op: 'add', path: '/lastname', value: ' Stern ' },
      { op: 'add', path: '/Language', value: 'he' },
      { op: 'add', path: '/NotificationDayOf', value: false },
      { op: 'add', path: '/Notes', value: 'Please knock.' },
    ])
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        result: {
          firstName: 'Rivka',
          lastName: 'Stern',
          language: 'he',
          notificationDayOf: false,
          notes: 'Please knock.',
        },
      },
    })
    expect(await stored(her)).toMatchObject({ firstName: 'Rivka', notificationDayOf: false })
  })

  it('takes a plain object, and an empty string clears', async () => {
    await patch(her, her, { email: 'rivka@example.org', city: 'Lakewood', notes: '' })
    const answer = await patch(her, her, { CITY: '' })
    expect(answer.body.result).toMatchObject({
      email: 'rivka@example.org',
      city: null,
      notes: null,
    })
  })

  it('asks anew by which way she is told when the address she chose is gone', async () => {
    await patch(her, her, { email: 'rivka@example.org', notificationByEmail: true })
    await patch(her, her, { email: '' })
    const answer = await patch(her, her, { email: 'other@example.org' })
    expect(answer.body.result).toMatchObject({
      email: 'other@example.org',
      notificationByEmail: false,
    })
  })

  it.each([
    ['userName', '12015550000', 'unknown-field'],
    ['username', '12015550000', 'unknown-field'],
    ['phone', '12015550000', 'unknown-field'],
    ['phoneNumber', '12015550000', 'unknown-field'],
    ['roles', ['Admin'], 'unknown-field'],
    ['testUser', true, 'unknown-field'],
    ['internalNote', 'x', 'unknown-field'],
    ['membershipExpiration', '2030-01-01', 'unknown-field'],
    ['__proto__x', 'x', 'unknown-field'],
    ['email', 'not-an-address', 'invalid-field'],
    ['language', 'fr', 'invalid-field'],
    ['language', '', 'invalid-field'],
    ['notificationDayBefore', 'yes', 'invalid-field'],
    ['notificationReservations', null, 'invalid-field'],
    ['address', 17, 'invalid-field'],
    ['zipcode', '1'.repeat(21), 'invalid-field'],
    ['firstName', 'Al', 'invalid-name'],
    ['lastName', "O'Neil", 'invalid-name'],
    ['firstName', 'רבקה', 'invalid-name'],
    ['plateNumber', 'XYZ 123', 'plates-only-removed'],
  ])('refuses %s = %j by name and writes nothing', async (path, value, code) => {
    const before = await stored(other)
    const answer = await patch(other, other, [
      { op: 'add', path: '/city', value: 'Elsewhere' },
      { op: 'add', path: `/${path}`, value },
    ])
    expect(answer).toMatchObject({ status: 400, body: { success: false, code } })
    const [error] = answer.body.errors
    expect(error.path.replace('/', '')).toBe(path)
    expect(await stored(other)).toEqual(before)
  })

  it('names every field that is wrong at once', async () => {
    const answer = await patch(other, other, { email: 'x', language: 'fr', shoeSize: 38 })
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'email',
      'language',
      'shoeSize',
    ])
  })

  it.each([
    ['another operation', [{ op: 'remove', path: '/notes' }], '0.op'],
    ['no path', [{ op: 'add', value: 'x' }], '0.path'],
    ['more than the three', [{ op: 'add', path: '/notes', value: 'x', from: 'y' }], '0.from'],
  ])('refuses %s, naming it', async (_, body, path) => {
    const answer = await patch(other, other, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path)
  })

  it('says the text of the profile when a name is not one', async () => {
    const answer = await patch(other, other, { firstName: 'R2D2' })
    expect(answer.body.errorMessage).toBe('Please enter a valid first and last name.')
  })

  it('takes Hebrew letters in the Hebrew interface', async () => {
    const answer = await patch(other, other, { firstName: 'רבקה' }, { 'accept-language': 'he' })
    expect(answer).toMatchObject({ status: 200, body: { result: { firstName: 'רבקה' } } })
  })

  it('takes names for a form’s only from the whole form, not from some of its fields', async () => {
    const some = { firstName: 'Anne-Marie', lastName: "O'Neil", email: 'am@example.org' }
    const answer = await patch(other, other, some)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-name' } })
  })

  it('takes the names of the user info form when the whole form is sent', async () => {
    const form = {
      firstName: 'Anne-Marie',
      lastName: "O'Neil",
      email: 'am@example.org',
      address: '12 Elm Street',
      city: 'Lakewood',
      state: 'NJ',
      zipcode: '08701',
    }
    const answer = await patch(other, other, form)
    expect(answer).toMatchObject({ status: 200, body: { result: form } })
  })

  it('lets a patron take plates away and never add one; Reception adds', async () => {
    const plated = await patch(desk, other, { plateNumber: 'ABC-123|XYZ 789' })
    expect(plated.body.result.plateNumber).toBe('ABC-123|XYZ 789')
    expect(await patch(other, other, { plateNumber: 'abc 123' })).toMatchObject({ status: 200 })
    expect(await patch(other, other, { plateNumber: 'ABC-123|NEW 1' })).toMatchObject({
      status: 400,
      body: { code: 'plates-only-removed' },
    })
    const bare = await patch(other, other, { plateNumber: '' })
    expect(bare.body.result.plateNumber).toBeNull()
    const changes = await auditOf('user-changed', other.userId)
    expect(changes).toMatchObject([{ actor: desk.userId, details: { fields: ['plateNumber'] } }])
  })

  it("answers 404 for another patron's id and leaves her as she was", async () => {
    const before = await stored(other)
    const answer = await patch(her, other, { city: 'Elsewhere' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'user-not-found' } })
    expect(await stored(other)).toEqual(before)
  })
})

describe('the form of a new patron', () => {
  const form = {
    firstName: 'Chaya Mushka',
    lastName: 'בן-דוד',
    email: 'chaya@example.org',
    address: '5 Main Street',
    city: 'Lakewood',
    state: 'NJ',
    zipcode: '08701',
  }
  const send = (body: unknown) => her.post(`users/${her.userId}/newuserinfo`, body)

  it('is kept whole', async () => {
    expect(await send(form)).toMatchObject({ status: 200, body: { result: form } })
    expect(await stored(her)).toMatchObject(form)
  })

  it.each([
    ['firstName', 'Al'],
    ['lastName', 'St3rn'],
    ['email', 'chaya@example'],
    ['address', '5'],
    ['city', 'L'],
    ['state', 'N'],
    ['zipcode', '08'],
    ['zipcode', undefined],
  ])('is refused as a whole for %s = %s, in the one text', async (field, value) => {
    const before = await stored(her)
    const answer = await send({ ...form, [field]: value })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'user-info-incomplete', errors: [{ path: field }] },
    })
    expect(answer.body.errorMessage).toBe(
      'Please make sure all fields are filled out and the email address is formatted correctly. (Names must be a mininum of 3 characters and only include letters.)',
    )
    expect(await stored(her)).toEqual(before)
  })

  it("answers 404 for another patron's id", async () => {
    const answer = await her.post(`users/${other.userId}/newuserinfo`, form)
    expect(answer.status).toBe(404)
  })

  it('tells the office once, when the facility wants that', async () => {
    await facility.set('sendEmailForNewUsers', 'True')
    await facility.set('newUserEmail', 'desk@example.org')
    await send(form)
    await send(form)
    await facility.runDue()
    const { body } = await facility.anyone.get('/api/practice/outbox?to=desk@example.org')
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ channel: 'email', subject: 'A new patron' })
    expect(body[0].text).toContain('Chaya Mushka')
  })
})
