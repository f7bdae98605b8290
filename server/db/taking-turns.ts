import type { Ms } from '@mikvah/rules/time/ms.ts'
import { DatabaseAway } from './away.ts'

type Waiting = { begin: () => void; timer: NodeJS.Timeout | undefined }

/**
 * A semaphore: `take` runs at most `places` works at a time, in the order they came, and `waiting` counts those that
 * wait. Whoever isn't let in within `patience` gets a `DatabaseAway`, so that nobody is served who has long given up.
 */
export function taking({ places = 1, patience }: { places?: number; patience?: Ms } = {}) {
  let free = places
  const queue = new Set<Waiting>()

  const turn = (): Promise<void> => {
    if (free > 0) {
      free--
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { begin: resolve, timer: undefined }
      queue.add(waiting)
      if (patience === undefined) return
      waiting.timer = setTimeout(() => {
        queue.delete(waiting)
        reject(new DatabaseAway('No connection was free in time', { because: 'busy' }))
      }, patience)
    })
  }

  const leave = () => {
    const [next] = queue
    if (!next) {
      free++
      return
    }
    queue.delete(next)
    clearTimeout(next.timer)
    next.begin()
  }

  return {
    waiting: () => queue.size,
    async take<T>(work: () => Promise<T>): Promise<T> {
      await turn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
