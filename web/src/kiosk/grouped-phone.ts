const shape = '(···) ···-····'

/**
 * A phone number while it is typed; where the facility's country is the United States (`us`), in its usual groups, with
 * a dot for each digit that is missing. Elsewhere, and beyond ten digits, the digits alone, or one dot where there are
 * none.
 */
export function groupedPhone(digits: string, countryCode: string): string {
  if (countryCode !== 'us' || digits.length > 10) return digits || '·'
  let at = 0
  return shape.replace(/·/g, (dot) => digits[at++] ?? dot)
}
