/**
 * How long is left of a promise in seconds that begins now. Only a quiet machine can be held to one, with
 * `npm run test:long`; with `npm test` what was promised has to come, as late as the machine brings it.
 */
export function promised(seconds: number): () => { timeout?: number } {
  const begun = performance.now()
  const left = () => Math.max(1, seconds * 1000 - (performance.now() - begun))
  return () => (process.env.LONG ? { timeout: left() } : {})
}
