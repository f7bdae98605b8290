import { describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aFacility } from '../test/a-facility.ts'

describe('laying the practice facility again', () => {
  it('keeps the clock unless it is told another hour', async () => {
    const { anyone } = await aFacility({ now: '2026-11-24T14:00:00-05:00' })
    const kept = await anyone.post('/api/practice/reset', { scene: 'empty' })
    expect(kept.body.now).toMatch(/^2026-11-24T14:0/)
    const answer = await anyone.post('/api/practice/reset', {
      scene: 'empty',
      now: '2026-11-27T15:00',
    })
    expect(answer.body.now).toMatch(/^2026-11-27T15:00/)
  })

  it('refuses an hour that there is not and leaves everything as it was', async () => {
    const facility = await aFacility({ seed: 'evening' })
    const patron = await facility.signIn('17325550102', 'practice-hebrew')
    const path = `reservations/findbyuser?user=${patron.userId}`
    const before = await patron.get(path)
    const now = '2026-02-30T15:00:00-05:00'
    const refused = await facility.anyone.post('/api/practice/reset', { scene: 'empty', now })
    expect(refused.status).toBe(400)
    expect((await patron.get(path)).body).toEqual(before.body)
  })

  it('empties the outbox, and may be asked twice at once', async () => {
    const facility = await aFacility()
    await facility.patron('2015550177')
    const lay = () => facility.anyone.post('/api/practice/reset', { scene: 'empty' })
    expect((await Promise.all([lay(), lay()])).map(({ status }) => status)).toEqual([200, 200])
    const { body } = await facility.anyone.get('/api/practice/outbox')
    expect(body).toEqual([])
  })

  it('empties every table there is, and keeps the audit log', async () => {
    const facility = await aFacility({ seed: 'evening' })
    const desk = await facility.staff('Reception')
    const patron = await facility.patron()
    await desk.get(`users/${patron.userId}`)
    const rowsOf = async (table: string) =>
      (await facility.db.orm.execute(sql`select from ${sql.identifier(table)}`)).rows.length
    const audited = await rowsOf('audit_log')
    expect(audited).toBeGreaterThan(0)
    await facility.db.orm.execute(sql`create table made_later (id int)`)
    await facility.db.orm.execute(sql`insert into made_later values (1)`)
    await facility.anyone.post('/api/practice/reset', { scene: 'empty' })
    expect(await rowsOf('made_later')).toBe(0)
    expect(await rowsOf('reservations')).toBe(0)
    expect(await rowsOf('audit_log')).toBe(audited)
  })
})
