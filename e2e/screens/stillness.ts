import { expect, type Page } from '@playwright/test'
import { mostRequests, uncounted } from './requests.ts'

/** The most that may jump, as browsers count it: the part of the window times how far. */
const mostShift = 0.02

/** What comes so long after a tap isn't excused by it: a browser takes half a second for its answer. */
const longAfterATap = 600

/** What the house says comes later than the page, and so do its letters. */
const lateOnAPage = /\/api\/|\.woff2$/
const lateOnAStep = /\/api\/|\.js$/

type Shift = { value: number; moved: string }
type Entry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Adds up what jumps on a slow evening, while a page comes or after a step of hers, and counts what a page asks for.
 */
export async function watchStillness(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName} ${node.className}` : node?.textContent
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)}: ${from.x}, ${from.y} to ${to.x}, ${to.y}`,
        )
        if (!hadRecentInput) shifts.push({ value, moved: moved.join('\n') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let line = { late: lateOnAPage, by: 300 }
  await page.route(/\/api\/|\.woff2$|\.js$/, async (route) => {
    const { late, by } = line
    if (late.test(route.request().url())) await new Promise((later) => setTimeout(later, by))
    await route.continue()
  })
  let asked: string[] = []
  const underWay = new Set<object>()
  page.on('request', (request) => {
    asked.push(request.url())
    underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  const expectStill = async (name: string) => {
    const shifts = await page.evaluate(() =>
      (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0),
    )
    const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
    const said = [name, ...shifts.map(({ moved }) => moved)].join('\n')
    expect.soft(shifted, said).toBeLessThanOrEqual(mostShift)
  }

  return {
    /** A page that is opened by its address. */
    comesStill: async (path: string) => {
      line = { late: lateOnAPage, by: 300 }
      // What the page before it still asks for until it is gone isn't of this one.
      page.once('framenavigated', () => {
        asked = [path]
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const counted = asked.filter((url) => !uncounted.test(url))
      expect.soft(counted.length, [path, ...counted].join('\n')).toBeLessThanOrEqual(mostRequests)
      await expectStill(path)
    },
    /** A step within the app, which is over when she has arrived and nothing is waited for any more. */
    stepsStill: async (name: string, step: () => Promise<unknown>) => {
      line = { late: lateOnAStep, by: longAfterATap }
      await step()
      await expect(page.locator('[data-waits]')).toHaveCount(0)
      await expect.poll(() => underWay.size, name).toBe(0)
      await expectStill(name)
    },
  }
}
