import { useEffect, useState } from 'react'

/** How long the screen says what was done: fifteen seconds (requirements S4). */
const lasts = 15_000

/** What was just done (`said`), for fifteen seconds and then null, and `say`, which says it. */
export function useSaid() {
  const [said, say] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => say(null), lasts)
    return () => clearTimeout(timer)
  }, [said])
  return { said, say }
}
