const tries = 5
const pause = 2000

/**
 * Loads a part of the program. While there is no network it waits for it, so that what stands on the page stays, with all
 * that is typed; what doesn't come with the network there, of a version that is gone, is an error after a few tries.
 */
export async function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let left = tries; ; ) {
    try {
      return await load()
    } catch (cause) {
      if (navigator.onLine) left -= 1
      if (left === 0) throw cause
      await nextChance()
    }
  }
}

/** The network is back, or a moment has passed: not every device tells that it is. */
const nextChance = () =>
  new Promise<void>((go) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      go()
    }
    const timer = setTimeout(done, pause)
    addEventListener('online', done)
  })
