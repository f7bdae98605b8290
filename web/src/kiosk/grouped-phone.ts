const shape = '(···) ···-····'

/** A phone number while it is typed; an American one in its usual groups. */
export function groupedPhone(digits: string, countryCode: string | undefined): string {
  if (countryCode !== 'us' || digits.length > 10) return digits || '·'
  let at = 0
  return shape.replace(/·/g, (dot) => digits[at++] ?? dot)
}
