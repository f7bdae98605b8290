const steps = [
  ['Days', 86_400_000],
  ['Hours', 3_600_000],
  ['Minutes', 60_000],
] as const

/**
 * A length of time in milliseconds as its largest whole unit, which names the words to use, and the number of it; under
 * a minute `Now` and 0.
 */
export function agoOf(ms: number): { unit: 'Now' | (typeof steps)[number][0]; count: number } {
  const [unit, size] = steps.find(([, one]) => ms >= one) ?? ['Now' as const, 1]
  return { unit, count: unit === 'Now' ? 0 : Math.floor(ms / size) }
}
