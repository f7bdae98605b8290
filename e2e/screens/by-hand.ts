import type { Page } from '@playwright/test'

type Done = { taps: number; characters: number; pasted: number }
export type ByHand = Done & { pages: number }

const kept = 'done-by-hand'
/** Nobody types a longer word, such as a key: it is copied from the page of who gave it. */
const longestTyped = 20

/**
 * Seconds that each takes somebody who does it for the first time and types with two fingers (decision 0290). No
 * machine has a part in them.
 */
const seconds = { taps: 3, characters: 1, pasted: 10, pages: 15 } as const satisfies ByHand

/** How many seconds all of this takes somebody who does it for the first time. */
export const secondsOf = (done: ByHand): number =>
  Object.entries(seconds).reduce((sum, [what, each]) => sum + done[what as keyof ByHand] * each, 0)

/** From now on counts what is done on the page by hand; gives the way to read it. */
export async function countByHand(page: Page): Promise<() => Promise<ByHand>> {
  await page.addInitScript(
    ({ kept, longestTyped }) => {
      const count = (more: Partial<Record<keyof Done, number>>) => {
        const done = JSON.parse(sessionStorage.getItem(kept) ?? '{}')
        for (const [what, times] of Object.entries(more)) done[what] = (done[what] ?? 0) + times
        sessionStorage.setItem(kept, JSON.stringify(done))
      }
      addEventListener('click', () => count({ taps: 1 }), true)
      addEventListener(
        'input',
        ({ target }) => {
          // A list is opened and its line chosen; a field is tapped first, and filled in one go here.
          if (target instanceof HTMLSelectElement) return count({ taps: 2 })
          if (!(target instanceof HTMLInputElement)) throw new Error('This is not counted yet.')
          const { length } = target.value
          count({ taps: 1, ...(length > longestTyped ? { pasted: 1 } : { characters: length }) })
        },
        true,
      )
    },
    { kept, longestTyped },
  )
  let [pages, at] = [0, '']
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || frame.url() === at) return
    pages += 1
    at = frame.url()
  })
  return async () => {
    const done = await page.evaluate((name) => sessionStorage.getItem(name), kept)
    return { ...{ taps: 0, characters: 0, pasted: 0 }, ...JSON.parse(done ?? '{}'), pages }
  }
}
