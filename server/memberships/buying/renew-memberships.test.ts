import { describe, expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { attempts } from '../../payments/table.ts'
import { users } from '../../people/table.ts'
import { aFacility, type Person, type TestFacility } from '../../test/a-facility.ts'
import { renewMemberships } from './renew-memberships.ts'

/** The window opens on Tuesday 1 December; three days before is Shabbos, so the notice is due on Friday. */
const expiration = '2026-12-17'
const at = (date: string, time = '10:00') => `${date}T${time}:00-05:00`
const friday = '2026-11-27'
const tuesday = '2026-12-01'

/** A member with auto-renew on and a saved card that does what its token says; none without a token. */
async function aMember(token: string | null, { price = 180, ends = expiration } = {}) {
  const facility = await aFacility({ settings: { membershipEmail: 'members@example.org' } })
  const admin = await facility.staff('Admin')
  await admin.post('settings/membershiplevels', { level: 'Silver', price })
  const her = await facility.patron()
  await saveCard(facility, her, token)
  await facility.db.orm
    .update(users)
    .set({
      membershipLevel: 'Silver',
      membershipExpiration: ends,
      membershipPaidUntil: ends,
      membershipAutoRenew: true,
    })
    .where(eq(users.id, her.userId))
  return { facility, her, ...looks(facility, her) }
}

async function saveCard({ parts, db }: TestFacility, { userId }: Person, token: string | null) {
  if (!token) return
  const { content } = await parts.facility.read()
  const processor = parts.outside.cards(content.values)
  const saved = await processor.saveCard({ payer: { userId, customerRef: null }, token })
  if (saved.status !== 'saved') throw new Error('The card was not saved.')
  await db.orm.update(users).set({ customerRef: saved.customerRef }).where(eq(users.id, userId))
}

const looks = ({ db, anyone }: TestFacility, { userId }: Person) => ({
  async member() {
    const [row] = await db.orm.select().from(users).where(eq(users.id, userId))
    if (!row) throw new Error('She is gone.')
    return row
  },
  tries: () => db.orm.select().from(attempts).where(eq(attempts.userId, userId)),
  async texts() {
    const [row] = await db.orm.select().from(users).where(eq(users.id, userId))
    const { body } = await anyone.get(`/api/practice/outbox?to=${row?.phone}`)
    return (body as { text: string }[])
      .map(({ text }) => text)
      .filter((text) => text.includes('membership'))
  },
})

/** Renews at an hour, and does nothing else that falls due then. */
function renewAt({ parts }: TestFacility, time: string): Promise<number> {
  const now = Date.parse(time)
  const read = async () => ({ ...(await parts.facility.read()), now })
  return renewMemberships({ ...parts, facility: { ...parts.facility, read } })
}

describe('a membership that renews by itself', () => {
  it('is announced also where the facility sends no notices: nothing is taken unsaid', async () => {
    const { facility, texts } = await aMember('practice_ok')
    const off = ['notificationMembership', 'notificationBySms', 'notificationByEmail']
    for (const key of off) await facility.set(key, 'False')
    await facility.clock(at(friday))
    expect(await texts()).toEqual(['Your membership renews on 1 December 2026 for $180.00.'])
  })

  it('is announced ahead, charged at ten on the first day of the window, and only once', async () => {
    const { facility, member, tries, texts } = await aMember('practice_ok')
    await facility.clock(at('2026-11-26', '23:00'))
    await facility.clock(at(friday, '09:59'))
    expect(await texts()).toEqual([])
    await facility.clock(at(friday))
    const notice = 'Your membership renews on 1 December 2026 for $180.00.'
    expect(await texts()).toEqual([notice])

    await facility.clock(at(tuesday, '09:59'))
    expect(await tries()).toEqual([])
    await facility.clock(at(tuesday))
    expect(await tries()).toMatchObject([{ state: 'approved', cents: 18_000 }])
    expect(await member()).toMatchObject({
      membershipExpiration: '2027-12-17',
      membershipPaidUntil: '2027-12-17',
      membershipAutoRenew: true,
    })
    await facility.clock(at(tuesday, '15:00'))
    await facility.clock(at('2026-12-02'))
    expect(await tries()).toHaveLength(1)
    expect(await texts()).toEqual(['Your membership is renewed until 17 December 2027.', notice])
  })

  it('is charged once by several processes that look at once', async () => {
    const { facility, tries } = await aMember('practice_ok')
    await facility.clock(at(friday))
    await facility.clock(at(tuesday, '09:00'))
    await Promise.all([1, 2, 3, 4].map(() => renewAt(facility, at(tuesday))))
    expect(await tries()).toMatchObject([{ state: 'approved' }])
  })

  it('stays turned off when she turns it off while its charge is under way', async () => {
    const { facility, her, member, tries } = await aMember('practice_lost_answer')
    await facility.clock(at(friday))
    const { body } = await facility.anyone.post('/api/practice/clock', {
      now: at(tuesday, '09:59'),
    })
    expect(body).toBeTruthy()
    await renewAt(facility, at(tuesday))
    expect(await tries()).toMatchObject([{ state: 'open' }])
    const off = await her.post(`users/${her.userId}/membership`, { membershipAutoRenew: false })
    expect(off.status).toBe(200)
    await facility.runDue()
    expect(await tries()).toMatchObject([{ state: 'approved' }])
    expect(await member()).toMatchObject({
      membershipExpiration: '2027-12-17',
      membershipAutoRenew: false,
    })
  })

  it('is tried again the next days, and after three turns itself off with a message', async () => {
    const { facility, member, tries, texts } = await aMember('practice_insufficient_funds')
    await facility.clock(at(friday))
    await facility.clock(at(tuesday))
    await facility.clock(at(tuesday, '18:00'))
    expect(await tries()).toMatchObject([{ state: 'declined' }])
    await facility.clock(at('2026-12-02'))
    expect(await member()).toMatchObject({ membershipAutoRenew: true })
    await facility.clock(at('2026-12-03'))
    expect(await tries()).toHaveLength(3)
    expect(await member()).toMatchObject({
      membershipAutoRenew: false,
      membershipExpiration: expiration,
    })
    const failed = 'Your membership could not be renewed, and renews by itself no longer.'
    expect(await texts()).toContain(failed)
    await facility.clock(at('2026-12-04'))
    expect(await tries()).toHaveLength(3)
  })

  it('begins anew, with a new notice, when she turns it on again', async () => {
    const { facility, her, tries, texts, member } = await aMember('practice_insufficient_funds')
    for (const day of [friday, tuesday, '2026-12-02', '2026-12-03']) await facility.clock(at(day))
    await saveCard(facility, her, 'practice_ok')
    await her.post(`users/${her.userId}/membership`, { membershipAutoRenew: true })
    await facility.clock(at('2026-12-03', '11:00'))
    expect((await texts())[0]).toBe('Your membership renews on 6 December 2026 for $180.00.')
    expect(await tries()).toHaveLength(3)
    await facility.clock(at('2026-12-06'))
    expect(await tries()).toHaveLength(4)
    expect(await member()).toMatchObject({ membershipAutoRenew: true })
  })

  it('counts a day without a saved card as a failed one', async () => {
    const { facility, member, tries } = await aMember(null)
    for (const day of [friday, tuesday, '2026-12-02', '2026-12-03']) await facility.clock(at(day))
    expect(await tries()).toHaveLength(3)
    expect(await member()).toMatchObject({ membershipAutoRenew: false })
  })

  it('is not renewed twice when the answer of the card is lost', async () => {
    const { facility, member, tries } = await aMember('practice_lost_answer')
    await facility.clock(at(friday))
    await facility.clock(at(tuesday))
    await facility.clock(at(tuesday, '11:00'))
    await facility.clock(at('2026-12-02'))
    expect(await tries()).toMatchObject([{ state: 'approved' }])
    expect(await member()).toMatchObject({ membershipExpiration: '2027-12-17' })
  })

  it('leaves a try that its process never finished to the look-up, and tries the next day', async () => {
    const { facility, her, tries } = await aMember('practice_ok')
    await facility.clock(at(friday))
    const begun = facility.parts.realNow() - 120_000
    await facility.db.orm.insert(attempts).values({
      id: 'killed',
      kind: 'charge',
      purpose: 'membership',
      state: 'open',
      processor: 'stripe',
      userId: her.userId,
      cents: 18_000,
      split: [{ method: 'CreditCard', cents: 18_000 }],
      facts: {
        membership: {
          level: 'Silver',
          autoRenew: true,
          email: null,
          renewal: { expiration, day: tuesday },
        },
      },
      asked: true,
      openedAt: begun,
      expiresAt: begun + 60_000,
      lookAt: begun,
    })
    await facility.clock(at(tuesday))
    expect(await tries()).toMatchObject([{ id: 'killed', state: 'error' }])
    await facility.clock(at('2026-12-02'))
    expect((await tries()).map(({ state }) => state).sort()).toEqual(['approved', 'error'])
  })

  it('waits while it is Shabbos', async () => {
    // The window opens on Shabbos, 5 December; the first day that isn't quiet is Sunday.
    const { facility, tries, texts } = await aMember('practice_ok', { ends: '2026-12-21' })
    await facility.clock(at('2026-12-03'))
    expect((await texts())[0]).toContain('6 December 2026')
    await facility.clock(at('2026-12-05'))
    await facility.clock(at('2026-12-05', '20:00'))
    expect(await tries()).toEqual([])
    await facility.clock(at('2026-12-06'))
    expect(await tries()).toHaveLength(1)
  })

  it('does nothing once turned off, canceled or expired', async () => {
    const { facility, her, tries, texts } = await aMember('practice_ok')
    await her.post(`users/${her.userId}/membership`, { membershipAutoRenew: false })
    for (const day of [friday, tuesday, '2026-12-17', '2026-12-18']) await facility.clock(at(day))
    expect(await tries()).toEqual([])
    expect(await texts()).toEqual([])
  })

  it('turns itself off when its level is no longer sold', async () => {
    const { facility, member, tries } = await aMember('practice_ok')
    await facility.clock(at(friday))
    const admin = await facility.staff('Admin')
    const retired = { level: 'Silver', price: 180, active: false }
    await admin.post('settings/membershiplevels', retired)
    await facility.clock(at(tuesday))
    expect(await tries()).toEqual([])
    expect(await member()).toMatchObject({ membershipAutoRenew: false })
  })

  it('renews for nothing what costs nothing', async () => {
    const { facility, member, tries } = await aMember(null, { price: 0 })
    await facility.clock(at(friday))
    await facility.clock(at(tuesday))
    expect(await tries()).toEqual([])
    expect(await member()).toMatchObject({ membershipExpiration: '2027-12-17' })
  })
})
