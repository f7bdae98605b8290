import type { CaptchaAction } from '../integrations/captcha/captcha.ts'
import type { RequestContext } from './context.ts'
import type { Parts } from './parts.ts'
import { Refused } from './refused.ts'

/**
 * Asks a visitor for the captcha of her form; whoever is signed in has shown a phone. In practice mode it may be left
 * out. Google out of reach: a message goes through, for its own limits hold, and a card waits, for the captcha is what
 * stops strangers from trying cards. The same holds for a facility that has no captcha (0014).
 */
export async function refuseRobots(
  parts: Parts,
  { by, content }: RequestContext,
  { token, action }: { token: string | null | undefined; action: CaptchaAction },
): Promise<void> {
  if (by || (parts.facility.mode === 'practice' && !token)) return
  const holdsOff = action === 'donation'
  const captcha = parts.outside.captcha(content.values)
  if (!captcha) {
    if (holdsOff) throw new Refused('captcha-refused')
    return
  }
  const verdict = token ? await captcha({ token, action }) : 'robot'
  if (verdict === 'robot') throw new Refused('captcha-refused')
  if (verdict === 'unreachable' && holdsOff)
    throw new Refused('try-again', { retryAfterSeconds: 30 })
}
