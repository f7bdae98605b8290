import { judgedAgain, shakyRow } from './again.ts'
import { added, type Counts, countsText, linesOf, none, type Ran, redText } from './counts.ts'
import { journeysInChromium } from './journeys.ts'
import { addShaky } from './shaky.ts'

type Facts = {
  ran: Ran[]
  judges: boolean
  commit: string
  leftBehind: () => Promise<string[]>
  seconds: () => number
}

/**
 * Ends a run: where it `judges`, the files of failed tests are run again, three times and alone. Says what was shaky
 * (and writes it to docs/shaky.csv), what failed and what was left behind, then what ran. Gives the exit code.
 */
export async function closing({
  ran,
  judges,
  commit,
  leftBehind,
  seconds,
}: Facts): Promise<number> {
  const first = ran.flatMap((each) => ('red' in each ? each.red : []))
  const { red, shaky } = judges ? await judgedAgain(first) : { red: first, shaky: [] }
  const left = await leftBehind()

  console.log('')
  for (const one of shaky) console.log(redText(one, 'SHAKY '))
  if (shaky.length > 0) {
    addShaky(shaky.map((one) => shakyRow(one, commit)))
    console.log('  docs/shaky.csv has a line for each: commit it, find the cause, mend it.')
  }
  for (const one of red) console.log(redText(one))
  for (const one of left) console.log(`  LEFT BEHIND  ${one}`)
  console.log('What ran:')
  let total: Counts = none
  for (const each of ran) {
    for (const line of linesOf(each)) console.log(line)
    if ('counts' in each) total = added(total, each.counts)
  }
  // Shaky tests count as passed, because they are named above.
  const { passed, failed, skipped } = total
  const stillRed = Math.max(red.length, failed - shaky.length)
  total = { passed: passed + shaky.length, failed: stillRed, skipped }
  console.log(`${countsText(total)}${shaky.length > 0 ? `, ${shaky.length} of them shaky` : ''}`)
  console.log(`It took ${minutesText(seconds())}.`)
  // A machine may be without PostgreSQL, but journeys that didn't run make the run fail, as their browser can be
  // installed.
  const unwalked = ran.some((each) => 'notRun' in each && each.what.endsWith(journeysInChromium))
  return total.failed > 0 || left.length > 0 || unwalked ? 1 : 0
}

const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')} minutes`
