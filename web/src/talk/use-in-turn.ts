import { useRef, useState } from 'react'

/**
 * `want` sends writes one at a time, and of those that wait only the last, so that the server ends with what was asked
 * for last, however fast the taps come. `wanted` is what to show meanwhile (optimistic update); null when nothing is
 * under way. What `write` throws isn't told here.
 */
export function useInTurn<Wanted>(write: (wanted: Wanted) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const last = useRef<{ wanted: Wanted } | null>(null)
  const writing = useRef(false)

  const writeAll = async () => {
    let written: typeof last.current = null
    while (last.current && last.current !== written) {
      written = last.current
      await write(written.wanted).catch(() => null)
    }
    writing.current = false
    setWanted(null)
  }
  const want = (next: Wanted) => {
    if (writing.current && Object.is(last.current?.wanted, next)) return
    last.current = { wanted: next }
    setWanted(next)
    if (writing.current) return
    writing.current = true
    writeAll()
  }
  return { wanted, want }
}
