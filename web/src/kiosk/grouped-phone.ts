const shape = '(···) ···-····'

/** A number as it grows; an American one in the groups it is known by. */
export function groupedPhone(digits: string, countryCode: string | undefined): string {
  if (countryCode !== 'us' || digits.length > 10) return digits || '·'
  let at = 0
  return shape.replace(/·/g, (dot) => digits[at++] ?? dot)
}
