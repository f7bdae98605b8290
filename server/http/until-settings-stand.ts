import type { RequestContext } from '../request/context.ts'
import { Refused, SettingsMoved } from '../request/refused.ts'

/** How often a call is tried again because the settings changed during it, before the caller is asked to come back. */
const mostAttempts = 10

/**
 * Runs the call again, with fresh facts, each time the settings have changed during it (`SettingsMoved`); after ten
 * times it is refused with try-again.
 */
export async function untilSettingsStand<T>(
  ctx: RequestContext,
  ask: () => Promise<RequestContext>,
  answer: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  let fresh = ctx
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    try {
      return await answer(fresh)
    } catch (error) {
      if (!(error instanceof SettingsMoved)) throw error
      fresh = { ...(await ask()), key: ctx.key }
    }
  }
  throw new Refused('try-again', { retryAfterSeconds: 1 })
}
