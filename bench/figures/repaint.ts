import type { CDPSession, Page } from '@playwright/test'
import { openBusyHouse } from '../busy-house.ts'
import type { Desk } from '../desk.ts'
import { report } from '../report.ts'

/** A processor so many times slower than this machine's. */
const slower = 4
/** A task of this length is felt. */
const longest = 50
/** What comes after a change, a new outlook too, is looked at for this long. */
const settles = 3000

type Painted = { longest: number; busy: number }

/**
 * Reports how long the browser works after a change of one thing on a desk that shows 18 rooms and 80 visits, and
 * whether any task keeps the screen from answering for 50 ms.
 */
export async function repaint(): Promise<void> {
  await using open = new AsyncDisposableStack()
  const { url, desk, browser } = await openBusyHouse(open)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const profile = await opened(page, url, desk)

  const changes: readonly [string, () => Promise<unknown>][] = [
    ['a visit moves', desk.moveOne],
    ['a room changes', desk.changeRoom],
    ['somebody comes', desk.checkOneIn],
  ]
  for (const [name, change] of changes) {
    const painted: Painted[] = []
    // The first of each kind compiles what draws it.
    for (let nth = 0; nth < 7; nth++) {
      const one = await paintedBy(page, profile, change)
      if (nth > 0) painted.push(one)
    }
    const worst = Math.max(...painted.map((one) => one.longest))
    const busy = painted.map((one) => one.busy).toSorted((a, b) => a - b)[3] ?? 0
    report({
      figure: `${name}, on ${desk.visits} visits, CPU ${slower} ×`,
      who: 'the desk',
      measured: `${busy.toFixed(0)} ms of work in ${settles / 1000} s, longest task ${worst === 0 ? `under ${longest}` : worst.toFixed(0)} ms`,
      aims: [{ says: `no task ≥ ${longest} ms`, met: worst < longest }],
    })
  }
}

async function opened(page: Page, url: string, { session }: Desk): Promise<CDPSession> {
  await page.addInitScript((kept) => {
    localStorage.setItem('session', kept)
    localStorage.setItem('language', 'en')
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longTasks: [...(window.longTasks ?? []), duration] })
    }).observe({ type: 'longtask' })
  }, JSON.stringify(session))
  await page.goto(`${url}/receptionist`)
  await page.locator('[data-room]').first().waitFor()
  await page.getByRole('button', { name: 'Show the whole night' }).click()
  const profile = await page.context().newCDPSession(page)
  await profile.send('Performance.enable')
  await profile.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return profile
}

declare global {
  interface Window {
    longTasks?: number[]
  }
}

async function paintedBy(
  page: Page,
  profile: CDPSession,
  change: () => Promise<unknown>,
): Promise<Painted> {
  const worked = async () => {
    const { metrics } = await profile.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.evaluate(() => {
    window.longTasks = []
  })
  const before = await worked()
  await change()
  await page.waitForTimeout(settles)
  const busy = (await worked()) - before
  const tasks = await page.evaluate(() => window.longTasks ?? [])
  return { longest: Math.max(0, ...tasks), busy }
}
