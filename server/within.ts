import type { Ms } from '@mikvah/rules/time/ms.ts'

/**
 * The result of a call if it comes within so many milliseconds and before `until` fires, else null; the call itself
 * goes on. Its error is thrown.
 */
export async function within<T>(ms: Ms, call: Promise<T>, until?: AbortSignal): Promise<T | null> {
  const over = Promise.withResolvers<null>()
  const end = () => over.resolve(null)
  const timer = setTimeout(end, ms)
  if (until?.aborted) end()
  until?.addEventListener('abort', end)
  return Promise.race([call, over.promise]).finally(() => {
    clearTimeout(timer)
    until?.removeEventListener('abort', end)
  })
}
