const tries = 5
const pause = 2000

/**
 * Loads a part of the program, with retries two seconds apart. Without a network it waits, so that the page and
 * everything typed in it stay. If the part can't be loaded with a network, because its version is gone, it throws after
 * five tries.
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

/** Waits until the network is back or a moment has passed, because not every device tells when it is. */
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
