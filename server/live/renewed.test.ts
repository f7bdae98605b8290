import { beforeAll, expect, it } from 'vitest'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { aScreen, listening } from '../test/a-screen.ts'

let desk: Desk
let url: string
beforeAll(async () => {
  desk = await aDesk()
  url = await listening(desk)
})

async function trade(given: Record<string, string>) {
  const { statusCode, body } = await desk.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(given).toString(),
  })
  expect(statusCode).toBe(200)
  return JSON.parse(body)
}
/** Every page is asked to load itself anew. Her token of before has run out by then. */
const reloads = async () => (await desk.staff('Admin')).post('settings/pagereload')
const later = (minutes: number) => {
  const { realNow } = desk.parts
  desk.parts.realNow = () => realNow() + minutes * 60_000
}

it.each([
  ['Room7', 'practice-room7'],
  ['Mikvah', 'practice-mikvah'],
  ['Kiosk', 'practice-kiosk'],
  ['Waiting', 'practice-waiting'],
  ['Attendant', 'practice-attendant'],
  ['Reception', 'practice-reception'],
])(
  'the screen of %s goes on hearing with each new token, and misses nothing between them',
  async (username, password) => {
    let tokens = await trade({ grant_type: 'password', username, password })
    let screen = await aScreen(url, tokens.access_token)
    await screen.next('hello')
    for (const _ of ['after fifteen minutes', 'after thirty']) {
      const { id: lastEventId } = screen.messages.at(-1) ?? { id: '' }
      later(16)
      // What happens next finds her token run out. Where nothing happens, `ends.test.ts` has it end by itself.
      await reloads()
      await screen.ended
      expect((await aScreen(url, tokens.access_token, { lastEventId })).status).toBe(401)
      tokens = await trade({
        ...{ grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
        user_id: tokens.userId,
      })
      screen = await aScreen(url, tokens.access_token, { lastEventId })
      await screen.next('reload')
      await reloads()
      await screen.next('reload')
    }
  },
)
