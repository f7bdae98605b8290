/**
 * Lets calls that arrive while a read is under way share the next one, never the one already running: each is
 * answered from what was read after it came.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  let next: Promise<T> | null = null

  const start = (): Promise<T> => {
    running = read().finally(() => {
      running = null
    })
    return running
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
