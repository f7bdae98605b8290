import { beforeAll, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aProcess, type Process } from '../test/a-process.ts'
import { aScreen, type Screen } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedDatabase } from '../test/databases/furnished.ts'
import { post, signIn } from '../test/over-the-wire.ts'

let url: string
let server: Process
beforeAll(async () => {
  url = await aFurnishedDatabase()
  server = await aProcess({ DATABASE_URL: url })
})

/** The house on a database that can be put back to where it stands now, as from a backup taken at this moment. */
async function theHouse() {
  const db = await connect({ databaseUrl: url })
  afterUse(db.close)
  const desk: string = (await signIn(server, 'Reception', 'practice-reception')).access_token
  await (await aScreen(server.url, desk)).next('hello')
  const { rows } = await db.orm.execute<{ last: string }>(
    sql`select last_value::text as last from live_event_numbers`,
  )
  const last = Number(rows[0]?.last)
  const putBack = () =>
    db.inTransaction(async (tx) => {
      await tx.execute(sql`delete from live_events where number is null or number > ${last}`)
      await tx.execute(sql`select setval('live_event_numbers', ${last})`)
    })
  return { desk, putBack }
}

async function reloads(at: Process, screen: Screen, times: number): Promise<string> {
  const { access_token } = await signIn(at, 'Admin', 'practice-admin')
  let id = ''
  for (let nth = 0; nth < times; nth++) {
    await post(at, '/api/api/settings/pagereload', {}, access_token)
    id = (await screen.next('reload')).id
  }
  return id
}

it('a backup put in the place of the open database ends all lines, and who comes back loads all anew', async () => {
  const { desk, putBack } = await theHouse()
  const screen = await aScreen(server.url, desk)
  const id = await reloads(server, screen, 3)
  await putBack()
  await screen.ended
  const back = await aScreen(server.url, desk, { lastEventId: id })
  await back.next('resync')
  await reloads(server, back, 1)
})

it('whichever process notices it, the screens of all load anew', async () => {
  const { desk, putBack } = await theHouse()
  const other = await aProcess({ DATABASE_URL: url })
  const screens = [await aScreen(server.url, desk), await aScreen(other.url, desk)] as const
  await reloads(server, screens[0], 3)
  await screens[1].next('reload')
  await putBack()
  const ended = () => {}
  const anew = (screen: Screen) => screen.next('resync').catch(ended)
  await Promise.all(screens.map(anew))
})

it('a screen that slept while a backup was put back loads all anew, though as much has happened since', async () => {
  const { desk, putBack } = await theHouse()
  const screen = await aScreen(server.url, desk)
  const id = await reloads(server, screen, 3)
  screen.close()
  server.child.kill('SIGKILL')
  await server.gone
  await putBack()
  const again = await aProcess({ DATABASE_URL: url })
  await reloads(again, await aScreen(again.url, desk), 5)
  const back = await aScreen(again.url, desk, { lastEventId: id })
  await back.next('hello')
  await reloads(again, back, 1)
  expect(back.messages.map(({ event }) => event).slice(0, 2)).toEqual(['hello', 'resync'])
})
