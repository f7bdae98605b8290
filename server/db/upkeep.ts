import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'

const betweenCheckpoints: Ms = minutes(5)

/** Does at intervals what PGlite has no background workers for; without it its log would grow without end. */
export function keepUp(
  exec: (sql: string) => Promise<unknown>,
  report: (error: unknown) => void,
): { stop(): void } {
  const timer = setInterval(() => exec('checkpoint').catch(report), betweenCheckpoints)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
