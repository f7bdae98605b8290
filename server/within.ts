import type { Ms } from '@mikvah/rules/time/ms.ts'

/** The result of a call if it comes in time, else null; the call itself goes on. */
export async function within<T>(ms: Ms, call: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  return Promise.race([call, patience]).finally(() => clearTimeout(timer))
}
