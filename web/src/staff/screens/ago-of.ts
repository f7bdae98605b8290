const steps = [
  ['Days', 86_400_000],
  ['Hours', 3_600_000],
  ['Minutes', 60_000],
] as const

/** How long ago something was: the unit, which names the words to use, and the whole number of it. */
export function agoOf(ms: number): { unit: 'Now' | (typeof steps)[number][0]; count: number } {
  const [unit, size] = steps.find(([, one]) => ms >= one) ?? ['Now' as const, 1]
  return { unit, count: unit === 'Now' ? 0 : Math.floor(ms / size) }
}
