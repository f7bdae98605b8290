import type { Browser, CDPSession } from '@playwright/test'
import { openBusyHouse } from '../busy-house.ts'
import { done } from '../call.ts'
import { type Desk, evening, signIn } from '../desk.ts'
import { report } from '../report.ts'

/** In eight hours of the facility's clock as many things happen as in three busy nights. */
const nights = 3
const stepsOfANight = 8
const changesOfAStep = 44
const opens = Date.parse(evening)
/** What three nights leave behind, of what one has. */
const most = 1.1

const screens = [
  ['the desk', 'Reception', '/receptionist'],
  ['an attendant', 'Attendant', '/attendant'],
  ['the pools', 'Mikvah', '/mikvah'],
  ['a room', 'Room1', '/room'],
  ['the kiosk', 'Kiosk', '/kiosk'],
  ['the waiting area', 'Waiting', '/waiting'],
] as const

type Held = { bytes: number; nodes: number; listeners: number }
type Screen = { who: string; memory: CDPSession; held: Held[] }

/**
 * Reports what each screen of the house holds (heap, DOM nodes) after one busy night and after three, to see whether
 * any of them holds on to what is past.
 */
export async function memory(): Promise<void> {
  await using open = new AsyncDisposableStack()
  const { url, desk, browser } = await openBusyHouse(open)
  const shown: Screen[] = []
  for (const screen of screens) shown.push(await openScreen(browser, url, screen))
  for (let night = 0; night < nights; night++) {
    await live(url, desk, night)
    for (const { memory, held } of shown) held.push(await heldBy(memory))
  }
  for (const { who, held } of shown) {
    const [first, last] = [held[0], held.at(-1)]
    if (!first || !last) throw new Error('Nothing was measured.')
    report({
      figure: 'memory after a night, and after three',
      who,
      measured: `${heldText(first)}; ${heldText(last)}`,
      aims: [
        {
          says: `≤ ${most} times`,
          met: last.bytes <= first.bytes * most && last.nodes <= first.nodes * most,
        },
      ],
    })
  }
}

async function openScreen(
  browser: Browser,
  url: string,
  [who, userName, path]: (typeof screens)[number],
): Promise<Screen> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = JSON.stringify(await signIn(url, userName))
  await page.addInitScript((kept) => {
    localStorage.setItem('session', kept)
    localStorage.setItem('language', 'en')
  }, session)
  await page.goto(`${url}${path}`)
  await page.locator('main h1').first().waitFor()
  return { who, memory: await context.newCDPSession(page), held: [] }
}

/** What happens in a night, the clock going on by twenty minutes at a time. */
async function live(url: string, { moveOne, changeRoom }: Desk, night: number): Promise<void> {
  for (let step = 1; step <= stepsOfANight; step++) {
    const now = new Date(opens + (night * stepsOfANight + step) * 20 * 60_000).toISOString()
    await done(url, '/api/practice/clock', { now })
    for (let nth = 0; nth < changesOfAStep; nth++) await (nth % 2 === 0 ? moveOne : changeRoom)()
  }
}

async function heldBy(memory: CDPSession): Promise<Held> {
  await memory.send('HeapProfiler.collectGarbage')
  const { usedSize } = await memory.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await memory.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes, listeners: jsEventListeners }
}

const heldText = ({ bytes, nodes, listeners }: Held) =>
  `${(bytes / 2 ** 20).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`
