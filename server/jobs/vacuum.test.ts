import { expect, it } from 'vitest'
import { aFacility } from '../test/a-facility.ts'
import { aDatabase } from '../test/databases/a-database.ts'

it('an embedded database is tidied once each morning of the house, never in its evening', async () => {
  let times = 0
  const vacuum = async () => {
    times++
  }
  const { clock } = await aFacility({ db: { ...(await aDatabase()), vacuum } })
  const timesAt = async (now: string) => {
    await clock(now)
    return times
  }
  // Four o'clock of a machine whose clock shows UTC.
  expect(await timesAt('2026-11-24T23:05:00-05:00')).toBe(0)
  expect(await timesAt('2026-11-25T04:30:00-05:00')).toBe(0)
  expect(await timesAt('2026-11-25T05:00:00-05:00')).toBe(1)
  expect(await timesAt('2026-11-25T11:00:00-05:00')).toBe(1)
  expect(await timesAt('2026-11-25T20:00:00-05:00')).toBe(1)
  expect(await timesAt('2026-11-26T20:00:00-05:00')).toBe(1)
  expect(await timesAt('2026-11-27T06:00:00-05:00')).toBe(2)
})
