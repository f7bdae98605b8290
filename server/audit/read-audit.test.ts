import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'

const tonight = '2026-11-24'
let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ now: at('14:00', tonight) })
  for (const value of ['7', '8', '9'])
    await desk.admin.post('settings', { key: 'lateGraceMinutes', value })
})

type Row = { id: string; act: string; subject: string; by: { name: string }; details: object }
const log = async (query = '') => (await desk.admin.get(`audit?${query}`)).body
const rows = async (query: string): Promise<Row[]> => (await log(query)).rows

describe('the audit log', () => {
  it('tells who did what to what, newest first', async () => {
    const answer = await rows('act=setting-changed&subject=lateGraceMinutes')
    expect(answer.map(({ details }) => details)).toEqual([
      { was: '8', is: '9' },
      { was: '7', is: '8' },
      { was: '15', is: '7' },
    ])
    expect(answer[0]).toMatchObject({ by: { userId: desk.admin.userId, name: expect.any(String) } })
  })

  it('is read on from where a page ended, with no row twice and none left out', async () => {
    const all = await rows('limit=200')
    const seen: Row[] = []
    let cursor = ''
    do {
      const page = await log(`limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.rows)
      cursor = page.next ?? ''
    } while (cursor)
    expect(seen).toEqual(all)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length)
  })

  it('names the patron whose record was looked at, and finds her by a part of her name', async () => {
    const { userId } = await desk.patron()
    await desk.db.orm.execute(
      sql`update users set first_name = 'Bracha', last_name = 'Levi_Katz' where id = ${userId}`,
    )
    await desk.reception.get(`users/${userId}`)
    const [found, ...more] = await rows('q=vi_k')
    expect([found, more]).toMatchObject([
      { act: 'user-read', subject: userId, subjectName: 'Bracha Levi_Katz' },
      [],
    ])
    expect(await rows('q=vixk')).toEqual([])
  })

  it('names a visit by its code, and finds it by that', async () => {
    const { reservationId, reservationCode } = await desk.aVisit({ hour: '21:00' })
    const found = await rows(`q=${reservationCode}`)
    expect(found).toContainEqual(
      expect.objectContaining({ subject: reservationId, subjectName: reservationCode }),
    )
  })

  it('keeps to the business days that are asked for', async () => {
    const count = (await rows('limit=200')).length
    expect(await rows(`from=${tonight}&to=${tonight}&limit=200`)).toHaveLength(count)
    expect(await rows('from=2026-11-25')).toEqual([])
    expect(await rows('to=2026-11-23')).toEqual([])
  })

  it('is an administrator’s alone, and a place that nobody gave is refused in words', async () => {
    for (const person of [desk.reception, await desk.patron()])
      expect((await person.get('audit')).status).toBe(403)
    for (const cursor of ['anything', '99999999999999.one', '999999999999999.one']) {
      const { status, body } = await desk.admin.get(`audit?cursor=${cursor}`)
      expect([cursor, status, body.errors?.[0].path]).toEqual([cursor, 400, 'cursor'])
    }
  })

  it('says whether its chain holds', async () => {
    await desk.runDue()
    const { body } = await desk.admin.get('audit/check')
    expect(body).toMatchObject({ ok: true, brokenBatch: null })
    expect(body.rows + body.waiting).toBeGreaterThan(3)
  })
})
