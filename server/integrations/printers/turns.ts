import type { Ms } from '@mikvah/rules/time/ms.ts'

/**
 * Gives a function that runs one act after another at each printer, by its point: most printers take one line at a
 * time, and mix up what comes over two. What has waited `longest` milliseconds isn't run, and throws.
 */
export function turnsOf(longest: Ms) {
  const last = new Map<string, Promise<unknown>>()
  return <T>(point: string, act: () => Promise<T>): Promise<T> => {
    const asked = performance.now()
    const inTime = () => {
      if (performance.now() - asked > longest) throw new Error('The printer was busy for too long.')
      return act()
    }
    const mine = (last.get(point) ?? Promise.resolve()).then(inTime, inTime)
    last.set(point, mine)
    const leave = () => {
      if (last.get(point) === mine) last.delete(point)
    }
    mine.then(leave, leave)
    return mine
  }
}
