import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { standardCapacity } from '../../request/capacity.ts'
import { aDesk, type Desk, wednesday } from '../../test/a-desk.ts'

const bounded = (Object.values(contract) as Endpoint[]).flatMap(({ path, days }) =>
  days?.most === undefined ? [] : [{ path: path.replace('/api/api/', ''), most: days.most }],
)

describe('a list of many days', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await aDesk({
      capacity: { ...standardCapacity, listsWaitingOfSession: 1, listWaitMs: 0 },
    })
  })
  const last = (days: number) => plusDays(wednesday, days - 1)

  it.each(bounded)('of $path is taken for $most days and for none more', async ({ path, most }) => {
    const ask = (days: number) => desk.admin.get(`${path}?dt=${wednesday}&dtTo=${last(days)}`)
    expect((await ask(most)).status).toBe(200)
    for (const days of [most + 1, 0]) {
      const { status, body } = await ask(days)
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'invalid-request', 'dtTo'])
    }
  })

  it('is refused to whoever has two under way, one waiting, and none that ends', async () => {
    const path = `payments/report?dt=${wednesday}&dtTo=${last(30)}`
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.admin.get(path)))
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(2)
    expect(codes[3]).toBe('too-many-requests')
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await desk.admin.get(path)).status).toBe(200)
  })
})
