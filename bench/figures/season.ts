import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hours, type Ms } from '@mikvah/rules/time/ms.ts'
import { plusDays } from '../../rules/time/business-day.ts'
import { startPrivatePostgres } from '../../server/test/databases/private-postgres.ts'
import { done } from '../call.ts'
import { firstDay, furnish } from '../facility.ts'
import { report } from '../report.ts'
import { bookThrough, leadThrough } from '../season/evening.ts'
import type { Answers } from '../season/hand.ts'
import { type Living, startLiving } from '../season/living-process.ts'
import type { Held } from '../season/moved-process.ts'
import { grownIn, type Rows, rowsIn } from '../season/rows.ts'

const nights = Number(process.env.SEASON_NIGHTS ?? 120)
const visits = Number(process.env.SEASON_VISITS ?? 16)
/** Each of these nights is so many days after the one before; on the days between only the jobs have work. */
const apart = Number(process.env.SEASON_APART ?? 1)
const patrons = 300
/** What is collected and counted, in this many of its nights. */
const every = Math.max(1, Math.round(nights / 24))

/** How much more the last third of a season may take than the first. */
const most = { heap: 1.1, resident: 1.25, cpu: 1.3, rows: 1.15 }

type Measured = {
  night: number
  held: Held
  rows: Rows | null
  cpuOfNight: Ms
  booked: number
  led: number
}

/**
 * Lives through a season of nights in one process, by clocks that go on with it: the house's own and the process's, so
 * that all that is kept for some days is forgotten on its day. Reports the last third beside the first: memory,
 * processor time, rows; ends with exit code 1 where an aim is missed. `SEASON_NIGHTS` (120), `SEASON_VISITS` a night
 * (16), `SEASON_APART` days apart (1), `SEASON_ENGINE=embedded` (else PostgreSQL).
 */
export async function season(): Promise<void> {
  await using open = new AsyncDisposableStack()
  const place = await aPlace(open)
  let ahead: Ms = 0
  const who = await furnish(place.where, { patrons, realNow: () => Date.now() + ahead })
  const living = await startLiving(place.env)
  open.defer(() => living.stop())
  const answers: Answers = new Map()
  const house = { url: living.url, answers }

  let shown = Date.parse(`${firstDay}T06:00:00-05:00`)
  await done(living.url, '/api/practice/clock', { now: new Date(shown).toISOString() })
  /** Both clocks go on to an hour of the morning of the season, by two hours at a time, as reminders want it. */
  const goOnTo = async (to: Ms, atOnce = hours(2)): Promise<void> => {
    while (shown < to) {
      const by = Math.min(atOnce, to - shown)
      ahead += by
      shown += by
      await living.setAhead(ahead)
      await done(living.url, '/api/practice/clock', { now: new Date(shown).toISOString() })
    }
  }

  const measured: Measured[] = []
  const begun = Date.now()
  let led = 0
  let cpu = (await living.setAhead(ahead)).cpu
  for (let night = 1; night <= nights; night++) {
    const date = plusDays(firstDay, (night - 1) * apart)
    const morning = shown
    await goOnTo(morning + hours(2))
    await bookThrough(house, date, { tokens: turned(await who.tokens(), night * visits), visits })
    // By ten everybody may come, in summer too.
    await goOnTo(morning + hours(16))
    led += await leadThrough(house, date)
    await goOnTo(morning + hours(24))
    for (let day = 1; day < apart; day++) await goOnTo(shown + hours(24), hours(24))
    const held = await living.setAhead(ahead)
    if (night % every === 0) {
      const rows = place.rows ? await place.rows() : null
      const booked = answers.get('reservations/newreservation 200') ?? 0
      measured.push({ night, held, rows, cpuOfNight: (held.cpu - cpu) / every, booked, led })
      cpu = held.cpu
      console.log(lineOf(measured.at(-1)))
    }
  }
  judge(measured, { living, answers, who: place.name, seconds: (Date.now() - begun) / 1000 })
}

type Place = {
  name: string
  where: { dataDir: string } | { databaseUrl: string }
  env: Record<string, string>
  rows: (() => Promise<Rows>) | null
}

async function aPlace(open: AsyncDisposableStack): Promise<Place> {
  if (process.env.SEASON_ENGINE === 'embedded') {
    const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-season-'))
    open.defer(() => rm(dataDir, { recursive: true, force: true }))
    return { name: 'embedded', where: { dataDir }, env: { DATA_DIR: dataDir }, rows: null }
  }
  const cluster = await startPrivatePostgres()
  open.defer(cluster.stop)
  const url = await cluster.newDatabase('season')
  return {
    ...{ name: 'postgres', where: { databaseUrl: url }, env: { DATABASE_URL: url } },
    rows: () => rowsIn(url),
  }
}

const turned = <T>(list: readonly T[], by: number): T[] => {
  const at = by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
const lineOf = (one?: Measured) =>
  one
    ? `night ${one.night}: heap ${mb(one.held.heap)}, resident ${mb(one.held.resident)}, ${Math.round(one.cpuOfNight)} ms of a core a night, ${one.booked} booked, ${one.led} led through, ${sum([...(one.rows ?? new Map<string, number>()).values()])} rows`
    : ''

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
const medianOf = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0

type Ended = { living: Living; answers: Answers; who: string; seconds: number }

/** Holds the last third of the season against its first, and ends the run with 1 where they differ. */
function judge(measured: readonly Measured[], { living, answers, who, seconds }: Ended): void {
  const third = Math.floor(measured.length / 3)
  const [first, last] = [measured.slice(0, third), measured.slice(-third)]
  let missed = false
  const tell = (figure: string, said: string, says: string, met: boolean) => {
    report({ figure: `season, ${figure}`, who, measured: said, aims: [{ says, met }] })
    missed ||= !met
  }
  const compared = (figure: string, of: (one: Measured) => number, limit: number, unit = mb) => {
    const [before, after] = [medianOf(first.map(of)), medianOf(last.map(of))]
    const met = after <= before * limit
    tell(figure, `${unit(before)}; ${unit(after)}`, `≤ ${limit} times`, met)
  }
  compared('heap in its first and last third', ({ held }) => held.heap, most.heap)
  compared('resident memory', ({ held }) => held.resident, most.resident)
  const ms = (of: number) => `${Math.round(of)} ms`
  compared('time of a core for a night', ({ cpuOfNight }) => cpuOfNight, most.cpu, ms)

  const [early, middle, late] = [measured[third - 1], measured[2 * third - 1], measured.at(-1)]
  if (early?.rows && middle?.rows && late?.rows) {
    const grown = grownIn(
      { early: early.rows, middle: middle.rows, late: late.rows },
      {
        most: most.rows,
        booked: { before: middle.booked - early.booked, after: late.booked - middle.booked },
      },
    )
    tell('tables that grow by themselves', grown.join(', ') || 'none', 'none', grown.length === 0)
  }
  const failed = [...answers].filter(([name]) => / 5\d\d( |$)/.test(name))
  tell('answers 5xx', failed.join('; ') || 'none', 'none', failed.length === 0)
  const errors = [...living.complaints].filter(([said]) => said.startsWith('error'))
  tell('errors in its log', errors.join('; ') || 'none', 'none', errors.length === 0)

  console.log(`\n${nights} nights in ${Math.round(seconds)} s. Answered:`)
  for (const [name, count] of [...answers].toSorted()) console.log(`  ${count} × ${name}`)
  for (const [said, count] of living.complaints) console.log(`  ${count} × ${said}`)
  for (const [name, count] of late?.rows ?? [])
    if (count > 0)
      console.log(`  ${name}: ${early?.rows?.get(name)} → ${middle?.rows?.get(name)} → ${count}`)
  if (missed) process.exitCode = 1
}
