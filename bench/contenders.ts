import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

/** 24 slots from 18:00 on, 8 entries each: shower and bath, plain and private, with and without parking. */
const busyNight: Readonly<Record<string, string>> = {
  openEarliestHourWinter: '18',
  lastEntryHourWinter: '23.75',
  dailyShutdownHour: '26',
  roomsAvailable: '500',
  roomsAvailableBath: '',
  roomsAvailablePrivateRoom: '300',
  roomsAvailableHandicapped: '',
  parkingAvailable: '300',
  priceDoubleSlot: '',
  priceSegula: '',
  priceSalonManicure: '',
  priceSalonBoth: '',
  reservationsPerNight: '',
  reservationsUpcoming: '',
}

export type Server = {
  url: string
  stop(): Promise<void>
}

/** A server process of ours: `opened` finds its address in a line that it prints. */
async function startProcess(
  file: string,
  env: Record<string, string>,
  opened: RegExp,
): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, [join(root, file)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  if (!child.stdout) throw new Error('Nothing to read from.')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = opened.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { url: url.replace('localhost', '127.0.0.1'), stop }
  }
  throw new Error(`${file} ended before it was open.`)
}

export const startProduct = (where: Record<string, string>): Promise<Server> =>
  startProcess(
    'server/start.ts',
    { PORT: '0', LOG_LEVEL: 'error', CLOCK: '2026-11-24T14:00:00-05:00', ...where },
    /open at (http:\/\/\S+)/,
  )

export const startBare = (
  databaseUrl: string,
  bytes: { availability: number; booking: number },
): Promise<Server> =>
  startProcess(
    'bench/bare.ts',
    {
      DATABASE_URL: databaseUrl,
      AVAILABILITY_BYTES: String(bytes.availability),
      BOOKING_BYTES: String(bytes.booking),
    },
    /bare on (http:\/\/\S+)/,
  )

export async function call(url: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, bytes: text.length, body: JSON.parse(text) }
}

async function tokenOf(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  })
  return (await answer.json()).access_token
}

/** Sets the busy night up and signs patrons in, code and all. */
export async function furnish(url: string, patrons: number): Promise<string[]> {
  const admin = await tokenOf(url, 'Admin', 'practice-admin')
  for (const [key, value] of Object.entries(busyNight)) {
    const { status, body } = await call(url, '/api/api/settings', { key, value }, admin)
    if (status !== 200) throw new Error(body.errorMessage)
  }
  const tokens: string[] = []
  for (let nth = 0; nth < patrons; nth++) {
    const phone = String(2_015_550_200 + nth)
    await call(url, '/api/api/account/register', { phone, language: 'en' })
    const { body: outbox } = await call(url, `/api/practice/outbox?to=1${phone}`)
    const authCode = /\d{6}/.exec(outbox[0].text)?.[0]
    const verified = await call(url, '/api/api/account/registrationVerify', {
      phoneNumber: phone,
      authCode,
    })
    const { userName, password } = verified.body.result
    tokens.push(await tokenOf(url, userName, password))
  }
  return tokens
}

export async function setCapacity(url: string, rooms: number): Promise<void> {
  const admin = await tokenOf(url, 'Admin', 'practice-admin')
  await call(url, '/api/api/settings', { key: 'roomsAvailable', value: String(rooms) }, admin)
}
