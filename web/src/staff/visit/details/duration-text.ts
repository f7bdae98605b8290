import type { Say } from '../../../words/say.ts'

const hour = 60
const day = 24 * hour

/**
 * How long something lasted: minutes with a prime, from an hour on hours too, from a day on whole days. It has no
 * colon, because beside a time it would be read as one.
 */
export function durationText(ms: number, t: Say): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  if (minutes < hour) return `${minutes}′`
  if (minutes < day)
    return t('deskHours', { hours: Math.floor(minutes / hour), minutes: minutes % hour })
  return t('deskDays', { count: Math.floor(minutes / day) })
}
