import { expect, it, vi } from 'vitest'
import { DatabaseAway } from '../db/away.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { aDesk, at } from '../test/a-desk.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { addCommand, hasDone } from './command.ts'

it.each([
  ['done', true],
  ['failed', false],
] as const)(
  'a device that another process is telling is waited for: %s',
  async (result, isDone) => {
    const engine = await anEngine()
    const open = () => aDesk({ now: at('19:00'), db: databaseOver(engine, console.error) })
    const [here, there] = [await open(), await open()]
    const telling = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<typeof result>()
    there.parts.outside.devices.tell = async () => {
      telling.resolve()
      return answer.promise
    }
    here.parts.outside.devices.tell = () => Promise.reject(new Error('It is told by the other.'))
    const moment = await here.parts.facility.read()
    const name = await there.db.inTransaction((tx) =>
      addCommand(tx, moment, { op: 'unlock', point: 'room-7' }),
    )
    await telling.promise
    const looks = vi.spyOn(here.parts.db.orm, 'select')
    const asked = hasDone(here.parts, name)
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(1)
    answer.resolve(result)
    expect(await asked).toBe(isDone)
  },
)

it('a device is waited for though the database is too busy for a while to say what came of it', async () => {
  const desk = await aDesk({ now: at('19:00') })
  const answer = Promise.withResolvers<'done'>()
  const telling = Promise.withResolvers<void>()
  desk.parts.outside.devices.tell = async () => {
    telling.resolve()
    return answer.promise
  }
  const moment = await desk.parts.facility.read()
  const name = await desk.db.inTransaction((tx) =>
    addCommand(tx, moment, { op: 'unlock', point: 'room-7' }),
  )
  await telling.promise
  const looks = vi.spyOn(desk.parts.db.orm, 'select').mockImplementationOnce(() => {
    throw new DatabaseAway('The line is full.', { because: 'busy' })
  })
  const asked = hasDone(desk.parts, name)
  answer.resolve('done')
  expect(await asked).toBe(true)
  expect(looks.mock.calls.length).toBeGreaterThan(1)
})
