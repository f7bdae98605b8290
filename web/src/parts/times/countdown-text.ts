/**
 * The time left, given in milliseconds, as m:ss or h:mm:ss. A second that has begun counts whole, and nothing goes
 * below zero.
 */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
