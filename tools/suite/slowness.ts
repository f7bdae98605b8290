import { createHash } from 'node:crypto'

/** How long one round of the same work takes here, in milliseconds; the least of five tries. */
function roundMs(): number {
  const tries = Array.from({ length: 5 }, () => {
    const began = performance.now()
    for (let n = 0; n < 4000; n++) createHash('sha256').update(String(n)).digest()
    return performance.now() - began
  })
  return Math.min(...tries)
}

/** Measures how fast the machine is now; the function that it gives says how many times slower it has become. */
export function slownessFromNow(): () => number {
  const atStart = roundMs()
  return () => roundMs() / atStart
}
