import { useState } from 'react'

/**
 * True once a query has been answered, refused or found no network, or asks for nothing, and true from then on: a form
 * below it must not vanish while it is asked again, or what was typed is lost.
 */
export function useKnownOnce({ isLoading }: { isLoading: boolean }): boolean {
  const [once, setOnce] = useState(!isLoading)
  if (!isLoading && !once) setOnce(true)
  return once || !isLoading
}
