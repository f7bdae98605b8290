import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvFromRows, rowsFromCsv } from '../../docs/requirements/csv.ts'

/** A test that failed once and then passed three times alone. `mended` names the commit that removed the cause. */
export type Shaky = {
  test: string
  /** The day on which it was seen, YYYY-MM-DD. */
  date: string
  commit: string
  said: string
  /** The load average of the machine over the last minute. */
  load: string
  /** The browser that walked it, with its version; of a journey alone. */
  browser: string
  mended: string
}

const columns = ['test', 'date', 'commit', 'said', 'load', 'browser', 'mended'] as const
const ledger = join(import.meta.dirname, '../../docs/shaky.csv')

/** The rows of docs/shaky.csv, as they stand there. */
export const readShaky = (): Shaky[] => rowsFromCsv(readFileSync(ledger, 'utf8')) as Shaky[]

/** Writes these after those that the list of shaky tests has; it doesn't look whether one is there already. */
export function addShaky(more: readonly Shaky[]): void {
  writeFileSync(ledger, csvFromRows(columns, [...readShaky(), ...more]))
}

/**
 * Where a test may never be shaky, as paths or how they begin: a failure there counts however often the test passes
 * afterwards, because a race that was seen once is a race.
 */
export const neverShaky = [
  'rules/',
  'server/payments/',
  'server/integrations/payments/',
  'server/kiosk/',
  'server/visits/',
  'server/memberships/buying/',
  'server/reservations/',
  'server/audit/',
  'server/privacy/',
  'server/moving-out/',
  'server/secrets/',
  'server/trials/',
  'server/test/kept/',
  'server/db/kill.embedded.test.ts',
  'web/src/paying/',
  'web/src/patron/donate/',
  'web/src/patron/kallah/',
  'web/src/patron/membership/',
  'web/src/patron/reserve/',
  'web/src/staff/till/',
  'e2e/anyone-donates',
  'e2e/bride-is-asked-for',
  'e2e/desk-books-and-checks-in',
  'e2e/desk-takes-a-card',
  'e2e/first-paint',
  'e2e/keyboard-is-enough',
  'e2e/kiosk-takes-a-card',
  'e2e/network-goes-at-her-bank',
  'e2e/network-goes-on-her-way',
  'e2e/network-goes-while-she-edits',
  'e2e/nothing-jumps',
  'e2e/pages-name-nobody',
  'e2e/patron-becomes-a-member',
  'e2e/patron-books-and-pays',
  'e2e/patron-checks-in-by-phone',
  'e2e/patron-finds-her-way',
  'e2e/patron-opens-the-garage',
  'e2e/patron-pays-at-the-door',
  'e2e/patron-pays-with-a-kept-card',
  'e2e/pay-stays-at-hand',
  'e2e/place-is-held',
  'e2e/seven-evenings',
  'e2e/shabbos-sheet',
  'e2e/two-taps',
] as const

/** Whether a test file, by its path from the root, may be listed as shaky. */
export const mayBeShaky = (file: string) => !neverShaky.some((part) => file.startsWith(part))

const most = 2
const longestDays = 14

/**
 * What is wrong with the list of shaky tests on a day (YYYY-MM-DD), a sentence for each: too many are open, one is
 * open for too long, one has come back, or one stands where none may be shaky.
 */
export function overBudget(all: readonly Shaky[], today: string): string[] {
  const open = all.filter(({ mended }) => !mended)
  const age = ({ date }: Shaky) => (Date.parse(today) - Date.parse(date)) / 86_400_000
  return [
    ...(open.length > most ? [`${open.length} shaky tests are open, and ${most} may be`] : []),
    ...open
      .filter((one) => age(one) > longestDays)
      .map(({ test, date }) => `open since ${date}, for more than ${longestDays} days: ${test}`),
    ...all
      .filter(({ test }, at) => all.findIndex((other) => other.test === test) < at)
      .map(({ test }) => `shaky again: ${test}`),
    ...open
      .filter(({ test }) => !mayBeShaky(test.split(' ')[1] ?? ''))
      .map(({ test }) => `may never be shaky: ${test}`),
  ]
}
