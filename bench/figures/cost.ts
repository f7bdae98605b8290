import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lab } from '../lab.ts'
import { load } from '../load.ts'
import { onDatabase } from '../on-database.ts'
import type { Server } from '../processes.ts'
import { report } from '../report.ts'
import { selfTimes } from '../self-times.ts'
import { bareBookings, bookings, type Shots } from '../shots.ts'
import { parentOf, workedMs, workedWithChildrenMs } from '../worked.ts'

const seconds = 10

/**
 * Reports where the time of a booking goes, ours and the bare server's: how long of a core the program, PostgreSQL and
 * who asks each need for one, and whose code it is that runs in ours. It has no limit: it says why others are as they
 * are. The machine is Linux, which counts that.
 */
export async function costOfBooking(lab: Lab, bare: Server): Promise<void> {
  for (const connections of [10, 50]) {
    const figure = `what a booking costs, ${connections} connections`
    const folder = await mkdtemp(join(tmpdir(), 'mikvah-profile-'))
    let ended = 0
    try {
      await lab.onPostgres(
        async ({ url, pid, databaseUrl, tokens }) => {
          const postgres = await postmasterOf(databaseUrl)
          const bareShots = { next: bareBookings(figure) }
          const of = { connections, postgres }
          const bareCost = await costOf({ url: bare.url, pid: bare.pid }, bareShots, of)
          report({ figure, who: 'bare, same rows', measured: toldOf(bareCost) })
          const mine = await costOf({ url, pid }, bookings(url, tokens), of)
          report({ figure, who: 'product', measured: toldOf(mine) })
          ended = Date.now()
        },
        { flags: ['--cpu-prof', `--cpu-prof-dir=${folder}`] },
      )
      const [file] = await readdir(folder)
      if (!file) throw new Error('The program left no profile.')
      const sinceEnd = Date.now() - ended
      const times = await selfTimes(join(folder, file), seconds * 1000 + sinceEnd)
      const all = times.reduce((sum, [, ms]) => sum + ms, 0)
      const shares = times
        .filter(([, ms]) => ms / all >= 0.015)
        .map(([owner, ms]) => `${owner} ${Math.round((ms / all) * 100)} %`)
      report({ figure, who: 'its program', measured: shares.join(', ') })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** The process of PostgreSQL whose children serve the connections to this database. */
const postmasterOf = (databaseUrl: string): Promise<number> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return parentOf(rows[0].pid)
  })

type Cost = { perSecond: number; program: number; postgres: number; asking: number }

/** How long of a core each needs for a booking, in ms, after three seconds that warm it up. */
async function costOf(
  { url, pid }: Pick<Server, 'url' | 'pid'>,
  { next, goOn }: Shots,
  { connections, postgres }: { connections: number; postgres: number },
): Promise<Cost> {
  await goOn?.()
  await load(url, next, { connections, seconds: 3 })
  await goOn?.()
  const now = () => {
    const { user, system } = process.cpuUsage()
    return {
      program: workedMs(pid),
      postgres: workedWithChildrenMs(postgres),
      asking: (user + system) / 1000,
    }
  }
  const before = now()
  const { perSecond } = await load(url, next, { connections, seconds })
  const after = now()
  const each = (who: keyof typeof before) => (after[who] - before[who]) / (perSecond * seconds)
  return {
    perSecond,
    program: each('program'),
    postgres: each('postgres'),
    asking: each('asking'),
  }
}

const toldOf = ({ perSecond, program, postgres, asking }: Cost): string => {
  const ms = (of: number) => `${of.toFixed(2)} ms`
  return `${Math.round(perSecond)} /s; of a core for each: program ${ms(program)}, PostgreSQL ${ms(postgres)}, who asks ${ms(asking)}`
}
