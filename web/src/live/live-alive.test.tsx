// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { keepSession, presentSession } from '../talk/session.ts'
import { visit } from '../test/answers.ts'
import { live, serveCalls } from '../test/live.tsx'
import { waitFor as waitForLook } from '../test/wait-for.ts'
import { presentLive, resumeOf } from './live-state.ts'
import { useLive } from './use-live.ts'
import { useLiveEvents } from './use-live-events.ts'
import { useLiveQuery } from './use-live-query.ts'

type Line = {
  headers: Headers
  tell: (event: string, data: object, id?: number | null) => void
  beat: () => void
  end: () => void
  fail: () => void
}

/**
 * A server that answers calls and keeps streams of events open. The list it gives has each stream that was asked for.
 */
function serveLines({ board }: { board: () => unknown }) {
  vi.stubGlobal('__VERSION__', '0.0.0')
  const lines: Line[] = []
  const server = { lines, isThere: true, status: 200, loads: 0 }
  serveCalls({
    listReception: () => {
      server.loads += 1
      return { body: board() }
    },
    token: () => ({
      body: {
        access_token: 'b',
        refresh_token: 's',
        userId: 'u1',
        userName: 'Reception',
        roles: '',
      },
    }),
  })
  const calls = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.endsWith('/events')) return calls(address, init)
    if (!server.isThere) throw new TypeError('Failed to fetch')
    const headers = new Headers(init.headers)
    if (server.status !== 200 || headers.get('Authorization') === 'Bearer spent')
      return new Response('{}', { status: server.status === 200 ? 401 : server.status })
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        const send = (text: string) => line.enqueue(new TextEncoder().encode(text))
        init.signal?.addEventListener('abort', () => line.error(new DOMException('', 'AbortError')))
        lines.push({
          headers,
          tell: (event, data, id = 7) =>
            send(
              `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
            ),
          beat: () => send(': true so far\n\n'),
          end: () => line.close(),
          fail: () => line.error(new TypeError('network error')),
        })
      },
    })
    return new Response(body)
  })
  return server
}

const lineOf = ({ lines }: { lines: Line[] }, nth: number) =>
  waitForLook(() => {
    const line = lines[nth]
    if (!line) throw new Error(`Line ${nth} was not asked for.`)
    return line
  })

function Board({ pausedFor = null }: { pausedFor?: number | null }) {
  useLiveEvents(pausedFor)
  const { data } = useLiveQuery('listReception')
  const state = useLive()
  return (
    <>
      <p role="status">{state.live ? 'live' : 'lost'}</p>
      <ul>
        {data?.upcoming.map(({ reservationId, reservationCode }) => (
          <li key={reservationId}>{reservationCode}</li>
        ))}
      </ul>
    </>
  )
}

const hello = { now: '2026-11-24T19:00:00-05:00', version: '0.0.0' }
const boardOf = (...codes: string[]) => ({
  ...{ waiting: [], here: [], ready: [], completed: [], canceled: [], leftover: [] },
  upcoming: codes.map((code) => ({ ...visit, reservationId: code, reservationCode: code })),
})
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
const shows = (...codes: string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(codes),
  )
const withId = (text: string) => ({ ...visit, reservationId: text, reservationCode: text })

afterEach(() => {
  vi.useRealTimers()
})

const stopTime = () =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date', 'setTimeout', 'clearTimeout'],
  })

/** A board whose line has said hello, with a clock that only the test moves. */
async function hearing() {
  stopTime()
  const server = serveLines({ board: () => boardOf('1111') })
  const page = live(<Board />)
  await vi.advanceTimersByTimeAsync(100)
  const { unmount } = await page
  server.lines[0]?.tell('hello', hello, 41)
  return { server, unmount }
}

it('shows who asks, is loaded once more at the first hello, and from then on is told', async () => {
  const server = serveLines({ board: () => boardOf('1111') })
  await live(<Board />)
  await shows('1111')
  const line = await lineOf(server, 0)
  expect(line.headers.get('Authorization')).toBe('Bearer a')
  expect(line.headers.get('Last-Event-ID')).toBeNull()
  line.tell('hello', hello)
  await waitFor(() => expect(server.loads).toBe(2))
  line.tell('reservation', withId('2222'))
  await shows('1111', '2222')
  line.tell('reservation', { ...withId('1111'), reservationStatus: 'Canceled' })
  await shows('2222')
  expect(server.loads).toBe(2)
})

it('comes back at once from a line that ended, from the id it heard last, without a word of loss', async () => {
  const server = serveLines({ board: () => boardOf('1111') })
  await live(<Board />)
  const first = await lineOf(server, 0)
  first.tell('hello', hello, 41)
  await waitFor(() => expect(server.loads).toBe(2))
  first.tell('reservation', withId('2222'), 43)
  await shows('1111', '2222')
  first.end()
  const second = await lineOf(server, 1)
  expect(second.headers.get('Last-Event-ID')).toBe('43')
  second.tell('hello', hello, 43)
  second.tell('reservation', withId('3333'), 44)
  await shows('1111', '2222', '3333')
  await says('live')
  // What is told under no id moves nothing on.
  second.tell('reservation', withId('4444'), null)
  await shows('1111', '2222', '3333', '4444')
  second.end()
  expect((await lineOf(server, 2)).headers.get('Last-Event-ID')).toBe('44')
})

it('says when the server is away, and comes back with it', async () => {
  const server = serveLines({ board: () => boardOf('1111') })
  await live(<Board />)
  const first = await lineOf(server, 0)
  first.tell('hello', hello, 41)
  await says('live')
  server.isThere = false
  first.fail()
  await says('lost')
  await shows('1111')
  server.isThere = true
  const second = await lineOf(server, 1)
  second.tell('hello', hello, 41)
  await says('live')
})

it('after a resync all is loaded anew', async () => {
  let codes = ['1111']
  const server = serveLines({ board: () => boardOf(...codes) })
  await live(<Board />)
  const line = await lineOf(server, 0)
  line.tell('hello', hello, 41)
  await waitFor(() => expect(server.loads).toBe(2))
  codes = ['9999']
  line.tell('resync', {}, 50)
  await shows('9999')
})

it('what happens while a list is under way is told to it when it comes', async () => {
  let answer = (_: unknown) => {}
  const server = serveLines({ board: () => boardOf('1111') })
  await live(<Board />)
  const line = await lineOf(server, 0)
  line.tell('hello', hello, 41)
  await waitFor(() => expect(server.loads).toBe(2))
  await shows('1111')
  const slow = new Promise((resolve) => {
    answer = resolve
  })
  const quick = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.includes('listreception')) return new Response(JSON.stringify(await slow))
    return quick(address, init)
  })
  line.tell('resync', {}, 50)
  line.tell('reservation', withId('2222'), 51)
  await shows('1111', '2222')
  answer(boardOf('1111'))
  await new Promise((turn) => setTimeout(turn))
  await shows('1111', '2222')
})

it('trades a spent token once, and follows with the new one', async () => {
  // Alone in its window: whoever asks has the turn.
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, work: () => unknown) => work() },
  })
  const server = serveLines({ board: () => boardOf() })
  const session = presentSession()
  if (session) keepSession({ ...session, accessToken: 'spent' })
  await live(<Board />)
  const line = await lineOf(server, 0)
  expect(line.headers.get('Authorization')).toBe('Bearer b')
})

it('goes on hearing when its token is over again and again, whoever traded it meanwhile', async () => {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, work: () => unknown) => work() },
  })
  const server = serveLines({ board: () => boardOf('1111') })
  await live(<Board />)
  const first = await lineOf(server, 0)
  first.tell('hello', hello, 41)
  await waitFor(() => expect(server.loads).toBe(2))
  const session = presentSession()
  if (!session) throw new Error('Nobody is signed in.')
  // A call has traded the token; the line that was opened with the old one ends with it.
  keepSession({ ...session, accessToken: 'of a call' })
  first.tell('reservation', withId('2222'), 42)
  await shows('1111', '2222')
  first.end()
  const second = await lineOf(server, 1)
  expect(second.headers.get('Authorization')).toBe('Bearer of a call')
  expect(second.headers.get('Last-Event-ID')).toBe('42')
  second.tell('reservation', withId('3333'), 43)
  await shows('1111', '2222', '3333')
  // Nobody has traded this one: the line does it itself.
  keepSession({ ...session, accessToken: 'spent' })
  second.end()
  const third = await lineOf(server, 2)
  expect(third.headers.get('Authorization')).toBe('Bearer b')
  third.tell('reservation', withId('4444'), 44)
  await shows('1111', '2222', '3333', '4444')
  await says('live')
  expect(server.loads).toBe(2)
})

it('does not go on asking for what is not hers to hear', async () => {
  stopTime()
  const server = serveLines({ board: () => boardOf() })
  server.status = 403
  const page = live(<Board />)
  await vi.advanceTimersByTimeAsync(100)
  await page
  expect(screen.getByRole('status').textContent).toBe('lost')
  server.status = 200
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.lines).toHaveLength(0)
})

/** A board whose place a newer screen of its account has taken, in a tab that comes back after so long. */
async function paused(pausedFor: number | null) {
  stopTime()
  const server = serveLines({ board: () => boardOf('1111') })
  const page = live(<Board pausedFor={pausedFor} />)
  await vi.advanceTimersByTimeAsync(100)
  await page
  server.lines[0]?.tell('hello', hello, 41)
  server.lines[0]?.tell('paused', {}, null)
  await vi.advanceTimersByTimeAsync(100)
  server.lines[0]?.end()
  return server
}

it('is paused where a newer screen has taken its place, whoever looks at it, until somebody goes on there', async () => {
  const server = await paused(null)
  await vi.advanceTimersByTimeAsync(100)
  const state = presentLive()
  expect(state).toMatchObject({ live: false, resume: expect.any(Function) })
  await vi.advanceTimersByTimeAsync(120_000)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.lines).toHaveLength(1)
  expect(presentLive()).toBe(state)
  resumeOf(state)?.()
  expect(resumeOf(presentLive())).toBeNull()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.lines[1]?.headers.get('Last-Event-ID')).toBe('41')
  server.lines[1]?.tell('hello', hello, 41)
  await vi.advanceTimersByTimeAsync(100)
  expect(presentLive()).toEqual({ live: true })
})

it('where nobody sits it comes back by itself, and not sooner than it is to', async () => {
  const server = await paused(60_000)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(server.lines).toHaveLength(1)
  expect(presentLive()).toMatchObject({ live: false })
  expect(resumeOf(presentLive())).toBeNull()
  // Of the minute three quarters at the least are drawn; a line that hears nothing is soon followed by another.
  await vi.advanceTimersByTimeAsync(21_000)
  expect(server.lines.length).toBeGreaterThan(1)
})

it('silence of fifteen seconds is a loss: beats go on, and a line that fell asleep is cut', async () => {
  const { server } = await hearing()
  for (let beats = 0; beats < 5; beats += 1) {
    await vi.advanceTimersByTimeAsync(5000)
    server.lines[0]?.beat()
  }
  await vi.advanceTimersByTimeAsync(14_000)
  expect(screen.getByRole('status').textContent).toBe('live')
  await vi.advanceTimersByTimeAsync(2500)
  expect(screen.getByRole('status').textContent).toBe('lost')
  expect(server.lines).toHaveLength(2)
  server.lines[1]?.tell('hello', hello, 41)
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.getByRole('status').textContent).toBe('live')
})

/** Whatever shows that somebody is there again. */
const returns = [
  ['is looked at again', () => document, 'visibilitychange'],
  ['has its network back', () => window, 'online'],
] as const

it.each(returns)(
  'a screen that %s asks for a new line where its own has been silent for six seconds',
  async (_, of, event) => {
    const { server } = await hearing()
    for (const [silent, lines] of [
      [5000, 1],
      [2000, 2],
    ] as const) {
      await vi.advanceTimersByTimeAsync(silent)
      of().dispatchEvent(new Event(event))
      await vi.advanceTimersByTimeAsync(500)
      expect(server.lines).toHaveLength(lines)
    }
  },
)

it.each(returns)(
  'a page that %s after its board was left knows of no loss',
  async (_, of, event) => {
    const { unmount } = await hearing()
    await vi.advanceTimersByTimeAsync(100)
    unmount()
    await vi.advanceTimersByTimeAsync(20_000)
    of().dispatchEvent(new Event(event))
    expect(presentLive()).toMatchObject({ live: true })
  },
)

it('a device that slept asks for a new line as soon as it wakes, and one whose clock merely ran does not', async () => {
  const { server } = await hearing()
  await vi.advanceTimersByTimeAsync(5500)
  expect(server.lines).toHaveLength(1)
  vi.setSystemTime(Date.now() + 5000)
  await vi.advanceTimersByTimeAsync(1500)
  expect(server.lines).toHaveLength(2)
  expect(server.lines[1]?.headers.get('Last-Event-ID')).toBe('41')
})
