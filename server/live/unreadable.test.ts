import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk } from '../test/a-desk.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import { roomKind } from './room-kind.ts'

it('a change that can’t be read has its listeners look anew, and bars nothing that happens beside it or after', async () => {
  const desk = await aDesk()
  const screen = await aScreen(await listening(desk), desk.reception.token)
  await screen.next('hello')
  const speak = (language: string) => desk.reception.post('rooms/7/setlanguage', { language })
  const { read } = roomKind
  roomKind.read = async (tx) => {
    await tx.execute(sql`select nonsense`)
    return new Map()
  }
  await speak('he')
  await desk.put({ lateGraceMinutes: '9' })
  const heard = [(await screen.next()).event, (await screen.next()).event]
  roomKind.read = read
  expect(heard.toSorted()).toEqual(['resync', 'settings'])
  await speak('en')
  expect((await screen.next('room')).data).toMatchObject({ id: 7, language: 'en' })
})
