import { expect, it, vi } from 'vitest'
import { aFacility } from '../../test/a-facility.ts'

it('/readyz asks the database once a second, however many ask', async () => {
  const { app, parts } = await aFacility()
  const execute = vi.spyOn(parts.db.orm, 'execute')
  const ask = async () => (await app.inject({ url: '/readyz' })).statusCode
  expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([200]))
  expect(execute).toHaveBeenCalledTimes(1)

  const { realNow } = parts
  const later = realNow() + 1000
  parts.realNow = () => later
  execute.mockRejectedValueOnce(new Error('gone'))
  expect(await ask()).toBe(503)
  expect(await ask()).toBe(503)
  parts.realNow = () => later + 1000
  expect(await ask()).toBe(200)
  parts.realNow = realNow
  execute.mockRestore()
})
