import { useRef, useState } from 'react'

/**
 * Sends writes one at a time, and of those that wait only the last, so that the server ends with what was asked for
 * last, however fast the taps come. `wanted` is what to show meanwhile; null when nothing is under way. `unwritten` is
 * what the last write failed with, until something else is wanted: null when the server has everything.
 */
export function useInTurn<Wanted>(write: (wanted: Wanted) => Promise<unknown>) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [unwritten, setUnwritten] = useState<Wanted | null>(null)
  const last = useRef<{ wanted: Wanted } | null>(null)
  const writing = useRef(false)

  const writeAll = async () => {
    let written: typeof last.current = null
    let failed: Wanted | null = null
    while (last.current && last.current !== written) {
      written = last.current
      const { wanted } = written
      failed = await write(wanted).then(
        () => null,
        () => wanted,
      )
    }
    writing.current = false
    setUnwritten(failed)
    setWanted(null)
  }
  const want = (next: Wanted) => {
    if (writing.current && Object.is(last.current?.wanted, next)) return
    last.current = { wanted: next }
    setWanted(next)
    setUnwritten(null)
    if (writing.current) return
    writing.current = true
    writeAll()
  }
  return { wanted, unwritten, want }
}
