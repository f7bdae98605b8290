import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { aProcess, type Process } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedDatabase } from '../test/databases/furnished.ts'
import { signIn } from '../test/over-the-wire.ts'
import { waitFor } from '../test/wait-for.ts'

const hasCaddy = spawnSync('caddy', ['version']).status === 0
if (!hasCaddy) console.warn('Caddy: not run (no caddy on this machine)')

const caddyfile = join(import.meta.dirname, '../../Caddyfile')

/**
 * Starts Caddy with the configuration of compose.yaml in front of these processes. Its administration is off, since
 * other tests run on this machine.
 */
async function caddyBefore(ports: string[]): Promise<string> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PUBLIC_URL: url,
    UPSTREAMS: ports.map((one) => `127.0.0.1:${one}`).join(' '),
  }
  const adapted = JSON.parse(
    execFileSync('caddy', ['adapt', '--config', caddyfile, '--adapter', 'caddyfile'], {
      ...{ env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    }),
  )
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-caddy-'))
  const file = join(folder, 'caddy.json')
  await writeFile(file, JSON.stringify({ ...adapted, admin: { disabled: true } }))
  const child = spawn('caddy', ['run', '--config', file], {
    env: { ...env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  afterUse(async () => {
    child.kill('SIGKILL')
    await gone
    await rm(folder, { recursive: true })
  })
  await waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200))
  return url
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : '')
}

/** Refuses all connections to the database while the work is done. */
async function letNobodyIn(url: string, work: () => Promise<void>): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: url.replace(`/${name}`, '/postgres') })
  await admin.connect()
  try {
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
    await work()
  } finally {
    await admin.query(`alter database ${name} allow_connections true`)
    await admin.end()
  }
}

it.runIf(hasCaddy)(
  'in front of two processes Caddy answers all that is asked, while each of them is put anew, and one is killed',
  async () => {
    const DATABASE_URL = await aFurnishedDatabase('empty')
    const ports = [await freePort(), await freePort()]
    const begin = (nth: number): Promise<Process> =>
      aProcess({ DATABASE_URL, PORT: ports[nth] ?? '', TRUSTED_PROXIES: '127.0.0.1' })
    const running = [await begin(0), await begin(1)]
    const url = await caddyBefore(ports)
    const { access_token: token } = await signIn(
      { ...running[0], url } as Process,
      'Admin',
      'practice-admin',
    )
    expect(token).toBeTruthy()

    const statuses: Record<string, number> = {}
    let going = true
    const count = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    const reading = async () => {
      while (going) {
        const answer = await fetch(`${url}/api/api/settings/publicsettings`).catch(String)
        count(typeof answer === 'string' ? answer : answer.status)
        if (typeof answer !== 'string') await answer.text()
      }
    }
    const writing = async () => {
      for (let nth = 1; going; nth++) {
        const answer = await fetch(`${url}/api/api/settings`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ key: 'lateGraceMinutes', value: String(nth % 9) }),
        }).catch(String)
        count(typeof answer === 'string' ? answer : answer.status)
        if (typeof answer !== 'string') await answer.text()
      }
    }
    const asking = Promise.all([reading(), reading(), reading(), writing()])
    for (const nth of [0, 1]) {
      const before = statuses[200] ?? 0
      running[nth]?.child.kill('SIGTERM')
      expect(await running[nth]?.gone).toEqual([0, null])
      await waitFor(() => expect(statuses[200]).toBeGreaterThan(before + 50))
      running[nth] = await begin(nth)
    }
    expect(Object.keys(statuses)).toEqual(['200'])
    going = false
    await asking

    await letNobodyIn(DATABASE_URL, async () => {
      const said = await waitFor(async () => {
        const answer = await fetch(`${url}/api/api/settings/publicsettings`)
        expect(answer.status).toBe(503)
        return answer
      })
      expect(said.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await said.json()).toMatchObject({ code: 'unavailable' })
    })
    // The one that is left has to be ready again, or nobody is.
    for (const { url: own } of running)
      await waitFor(async () => expect((await fetch(`${own}/readyz`)).status).toBe(200))

    // One that is killed takes what it had in hand with it; nothing else.
    going = true
    const more = Promise.all([reading(), reading(), reading(), writing()])
    running[0]?.child.kill('SIGKILL')
    await running[0]?.gone
    const before = statuses[200] ?? 0
    await waitFor(() => expect(statuses[200]).toBeGreaterThan(before + 50))
    going = false
    await more
    const { 200: answered = 0, 502: lost = 0, ...others } = statuses
    expect(others).toEqual({})
    expect(lost).toBeLessThanOrEqual(4)
    process.stdout.write(
      `through Caddy: ${answered} answered, ${lost} lost with the one that was killed\n`,
    )
  },
  300_000,
)
