const shape = '(···) ···-····'

/**
 * A phone number while it is typed; where the facility's country is the United States, in its usual groups, with a dot
 * for each digit that is missing.
 */
export function groupedPhone(digits: string, countryCode: string | undefined): string {
  if (countryCode !== 'us' || digits.length > 10) return digits || '·'
  let at = 0
  return shape.replace(/·/g, (dot) => digits[at++] ?? dot)
}
