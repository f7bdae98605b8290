const minutesBetweenCheckpoints = 5
const vacuumHour = 4

/** PGlite has no background workers: without these its log and its dead rows only ever grow. */
export function keepUp(
  exec: (sql: string) => Promise<unknown>,
  report: (error: unknown) => void,
): { stop(): void } {
  let vacuumedOn = ''

  const tick = async () => {
    const now = new Date()
    const today = now.toDateString()
    if (now.getHours() === vacuumHour && vacuumedOn !== today) {
      vacuumedOn = today
      await exec('vacuum analyze')
    }
    await exec('checkpoint')
  }

  const timer = setInterval(() => tick().catch(report), minutesBetweenCheckpoints * 60_000)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
