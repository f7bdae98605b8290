/**
 * Caches something as the newest under a name that is a date, or without `today` any name. Dates before `today` are
 * forgotten, as hardly anybody asks for them again, and beyond `most` the one that was cached longest ago.
 */
export function cacheNewest<V>(
  cached: Map<string, V>,
  [name, value]: readonly [name: string, value: V],
  { most, today = '' }: { most: number; today?: string },
): void {
  cached.delete(name)
  cached.set(name, value)
  for (const one of cached.keys()) {
    if (one !== name && (one < today || cached.size > most)) cached.delete(one)
  }
}
