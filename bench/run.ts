import { postgresBinaries } from '../server/test/databases/postgres-binaries.ts'
import { agedBesideYoung } from './figures/aged.ts'
import { availabilityOfBare } from './figures/availability.ts'
import { bookingAims, bookingOfBare } from './figures/booking.ts'
import { costOfBooking } from './figures/cost.ts'
import { embedded } from './figures/embedded.ts'
import { fanOut } from './figures/fan-out.ts'
import { foresight } from './figures/foresight.ts'
import { lastPlace } from './figures/last-place.ts'
import { layBusyNight } from './figures/lay-busy-night.ts'
import { memory } from './figures/memory.ts'
import { ninetyTen } from './figures/mixed.ts'
import { repaint } from './figures/repaint.ts'
import { reportsOfYears } from './figures/reports.ts'
import { season } from './figures/season.ts'
import { storm } from './figures/storm.ts'
import { strangers } from './figures/strangers.ts'
import { bookingOnTwo } from './figures/two-processes.ts'
import { openLab } from './lab.ts'
import { keepReport } from './report.ts'

/**
 * `npm run bench`: every figure; `--brief` those that are worked on most, `--long` more and longer rounds, a word only
 * the figures so named. The season takes long, and is measured only when it is named.
 */
const has = (flag: string) => process.argv.includes(flag)
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const brief = has('--brief')
const times = has('--long')
  ? { rounds: 9, seconds: 5, warmUp: 5 }
  : { rounds: 5, seconds: 3, warmUp: brief ? 3 : 5 }

if (words.includes('season')) {
  await season()
  process.exit()
}
if (!postgresBinaries())
  throw new Error('The bench needs PostgreSQL on this machine: the bare server runs on it.')
await using lab = await openLab(times)
const bytes = await lab.onPostgres(layBusyNight)
const bareServer = await lab.bare(bytes)
const bare = bareServer.url
console.log(
  `${times.rounds} rounds of ${times.seconds} s in turns, after ${times.warmUp} s; medians.`,
)
console.log(`Availability ${bytes.availability} bytes, booking ${bytes.booking} bytes.\n`)

const figures: readonly { name: string; brief: boolean; measure: () => Promise<void> }[] = [
  { name: 'availability', brief: true, measure: () => availabilityOfBare(lab, bare) },
  ...bookingAims.map((aim) => ({
    name: 'booking',
    brief: !aim.wide,
    measure: () => bookingOfBare(lab, bare, aim),
  })),
  { name: 'cost', brief: false, measure: () => costOfBooking(lab, bareServer) },
  { name: 'last-place', brief: true, measure: () => lastPlace(lab) },
  { name: 'fan-out', brief: true, measure: () => fanOut(lab, bare) },
  { name: 'mixed', brief: false, measure: () => ninetyTen(lab) },
  { name: 'two-processes', brief: false, measure: () => bookingOnTwo(lab) },
  { name: 'embedded', brief: false, measure: () => embedded(lab) },
  { name: 'foresight', brief: false, measure: foresight },
  { name: 'repaint', brief: false, measure: repaint },
  { name: 'memory', brief: false, measure: memory },
  { name: 'reports', brief: false, measure: () => reportsOfYears(lab) },
  { name: 'storm', brief: false, measure: () => storm(lab) },
  { name: 'strangers', brief: false, measure: () => strangers(lab) },
  { name: 'aged', brief: false, measure: () => agedBesideYoung(lab) },
]
for (const { name, brief: inBrief, measure } of figures) {
  if (words.length > 0 ? words.includes(name) : inBrief || !brief) await measure()
}
await keepReport({ ...times, bytes })
