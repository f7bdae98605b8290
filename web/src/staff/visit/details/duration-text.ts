/** How long something lasted: minutes with a prime, from an hour on as h:mm. */
export function durationText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  if (minutes < 60) return `${minutes}′`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
