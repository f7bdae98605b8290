import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'

const betweenCheckpoints: Ms = minutes(5)

/**
 * Has a checkpoint made every five minutes, as PGlite has no background workers; without it its log (WAL) would grow
 * without end. `report` gets the error of one that fails.
 */
export function keepUp(
  exec: (sql: string) => Promise<unknown>,
  report: (error: unknown) => void,
): { stop(): void } {
  const timer = setInterval(() => exec('checkpoint').catch(report), betweenCheckpoints)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
