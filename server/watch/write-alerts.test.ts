import { hours, minutes } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { noteBackup } from '../backup/last-backup.ts'
import { eq, like } from '../db/drizzle/queries.ts'
import { effects, messages } from '../outbox/table.ts'
import { attempts } from '../payments/table.ts'
import { settings } from '../settings/table.ts'
import { aDisk, mayMount } from '../test/a-disk.ts'
import { aFacility, type TestFacility, tuesday } from '../test/a-facility.ts'
import { failingJobs } from './failing-jobs.ts'

const office = 'office@example.org'

/** A facility whose office reads e-mail, at one moment of the real clock until `later`. */
async function aHouse(settings: Record<string, string> = {}): Promise<TestFacility> {
  const facility = await aFacility({ settings: { adminEmail: office, ...settings } })
  const { parts } = facility
  const at = parts.realNow()
  parts.realNow = () => at
  return facility
}

/** A facility with a refund, or a charge, that the processor has left open for so many ms. */
async function aFacilityWithRefund(
  open: number,
  kind: 'refund' | 'charge' = 'refund',
): Promise<TestFacility> {
  const facility = await aHouse()
  await facility.db.orm.insert(attempts).values({
    ...{ id: 'back', kind, purpose: 'visit', state: 'open', processor: 'stripe' },
    ...{
      cents: 3600,
      split: [],
      asked: true,
      expiresAt: 0,
      openedAt: facility.parts.realNow() - open,
    },
  })
  return facility
}

const mails = ({ db }: TestFacility) =>
  db.orm.select().from(messages).where(eq(messages.to, office)).orderBy(messages.at, messages.id)

/** Moves the real clock on by so many ms and runs what is due. */
async function later({ parts, runDue }: TestFacility, ms: number) {
  const { realNow } = parts
  parts.realNow = () => realNow() + ms
  await runDue()
}

it('writes to the office of a refund that is open for longer than ten minutes, once a day', async () => {
  const facility = await aFacilityWithRefund(minutes(8))
  await facility.runDue()
  expect(await mails(facility)).toEqual([])
  await later(facility, minutes(3))
  const [mail, ...others] = await mails(facility)
  expect(mail?.subject).toBe('The reservation system needs a look')
  expect(mail?.text).toContain('A refund has been on its way for 11 minutes')
  expect(others).toEqual([])
  await later(facility, minutes(30))
  expect(await mails(facility)).toHaveLength(1)
  await facility.clock('2026-11-25T14:00:00-05:00')
  await later(facility, minutes(2))
  expect(await mails(facility)).toHaveLength(2)
})

it('writes of a charge that is open for longer than ten minutes', async () => {
  const facility = await aFacilityWithRefund(minutes(9), 'charge')
  const looks = []
  for (const more of [0, 2]) {
    await later(facility, minutes(more))
    looks.push((await mails(facility)).map(({ text }) => text))
  }
  expect(looks).toEqual([[], [expect.stringContaining('11 minutes')]])
})

it('writes of no refund that waits for Shabbos to be over before anybody is asked', async () => {
  const facility = await aFacilityWithRefund(minutes(60))
  await facility.db.orm.update(attempts).set({ asked: false })
  await facility.runDue()
  expect(await mails(facility)).toEqual([])
  await facility.db.orm.update(attempts).set({ asked: true })
  await later(facility, minutes(1))
  expect(await mails(facility)).toHaveLength(1)
})

it('writes of a refund that fails before its processor can be asked', async () => {
  const facility = await aHouse()
  const now = Date.parse(tuesday)
  const refund = { do: 'refund', payload: '{}', dueAt: now - minutes(12) } as const
  const retryAt = facility.parts.realNow() + minutes(60)
  await facility.db.orm.insert(effects).values({ id: 'back', ...refund, attempts: 3, retryAt })
  await facility.runDue()
  const [mail] = await mails(facility)
  expect(mail?.text).toContain('A refund has been on its way for 12 minutes')
})

it('looks once a minute', async () => {
  const facility = await aFacilityWithRefund(minutes(9))
  await facility.runDue()
  await later(facility, minutes(1) - 1)
  await facility.db.orm.update(attempts).set({ openedAt: 0 })
  await later(facility, 0)
  expect(await mails(facility)).toEqual([])
  await later(facility, 1)
  expect(await mails(facility)).toHaveLength(1)
})

it('writes of a job that fails, in the language of the facility', async () => {
  const facility = await aHouse({ defaultLanguage: 'he' })
  failingJobs(facility.parts).set('remind', facility.parts.realNow() - minutes(6))
  await facility.runDue()
  const [mail] = await mails(facility)
  expect(mail?.text).toContain('פעולות שהמערכת עושה מעצמה נכשלות: remind')
})

it('writes of texts that fail, and of nothing that only waits for its time', async () => {
  const facility = await aHouse()
  const now = Date.parse(tuesday)
  const retryAt = facility.parts.realNow() + minutes(60)
  const text = { do: 'message', payload: '{}', retryAt } as const
  await facility.db.orm.insert(effects).values([
    { id: 'young', ...text, attempts: 3, dueAt: now - minutes(5) },
    { id: 'to-come', ...text, attempts: 0, dueAt: now - minutes(50) },
    { id: 'a-door', ...text, do: 'device', attempts: 3, dueAt: now - minutes(50) },
  ])
  await facility.runDue()
  expect(await mails(facility)).toEqual([])
  await facility.db.orm
    .update(effects)
    .set({ dueAt: now - minutes(12) })
    .where(like(effects.id, 'young'))
  await later(facility, minutes(1))
  const [mail] = await mails(facility)
  expect(mail?.text).toContain('Text messages or e-mails have failed for 12 minutes')
})

it('writes of a live facility whose last backup is older than a day, and not of one that has none', async () => {
  const facility = await aHouse()
  const { parts, db } = facility
  const backedUp = (ago: number) => noteBackup(db.orm, { at: parts.realNow() - ago, bytes: 1 })
  await backedUp(hours(50))
  await facility.runDue()
  expect(await mails(facility)).toEqual([])
  const lastOne = eq(settings.key, 'backup:last')
  await db.orm.delete(settings).where(lastOne)
  parts.config = { ...parts.config, mode: 'live' }
  await later(facility, minutes(1))
  expect(await mails(facility)).toEqual([])
  await backedUp(hours(25))
  await later(facility, minutes(1))
  expect(await mails(facility)).toEqual([])
  await backedUp(hours(27))
  await later(facility, minutes(1))
  const [mail] = await mails(facility)
  expect(mail?.text).toContain('The last backup was begun 27 hours ago.')
})

it.runIf(mayMount())(
  'writes of the disk of an embedded database that is nearly full, and not of one that has room',
  async () => {
    const facility = await aHouse()
    Object.assign(facility.db, { engine: 'embedded', durable: true })
    const { parts } = facility
    for (const [megabytes, written] of [
      [2000, []],
      [40, [expect.stringContaining('41 MB')]],
    ] as const) {
      parts.config = { ...parts.config, dataDir: aDisk(megabytes) }
      await later(facility, minutes(1))
      expect((await mails(facility)).map(({ text }) => text)).toEqual(written)
    }
  },
)
