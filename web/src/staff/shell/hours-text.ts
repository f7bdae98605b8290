const two = (part: number) => String(part).padStart(2, '0')

/** The milliseconds that are left as h:mm:ss; less than nothing is how long ago it was, as h:mm. */
export function hoursText(left: number): string {
  const seconds = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000)
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return left > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${hours}:${two(minutes)}`
}
