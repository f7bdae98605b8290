const look = 500

/**
 * In a process that `npm start` has started, calls `end` once npm is gone, and again every half second. A SIGTERM to
 * `npm start` ends npm and its shell, which doesn't pass the signal on: this process would go on by itself, with the
 * port and the folder that the next start needs.
 */
export function whenNpmIsGone(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) end()
  }, look)
  timer.unref()
}
