import { useState } from 'react'

/**
 * Whether a question was answered or refused, or found no network, at least once; it stays so while it is asked again, since
 * whoever types below what was loaded would lose it.
 */
export function useKnownOnce({ isLoading }: { isLoading: boolean }): boolean {
  const [once, setOnce] = useState(!isLoading)
  if (!isLoading && !once) setOnce(true)
  return once || !isLoading
}
