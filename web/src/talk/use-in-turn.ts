import { useRef, useState } from 'react'

/**
 * Writes one at a time, and of what waits only the last: however fast she taps, the server ends with what she asked for
 * last. `wanted` is what she sees meanwhile; null when the server knows all of it.
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
