const look = 500

/**
 * A SIGTERM to `npm start` ends npm and the shell it started us by, and the shell passes nothing on: without this we would
 * go on by ourselves, with the port and the folder that the next start needs.
 */
export function whenNpmIsGone(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) end()
  }, look)
  timer.unref()
}
