import type { CaptchaAction } from '../integrations/captcha/captcha.ts'
import type { RequestContext } from './context.ts'
import type { Parts } from './parts.ts'
import { Refused } from './refused.ts'

/**
 * Checks a visitor's captcha; whoever is signed in has proven a phone. In practice mode it may be left out. When
 * Google can't be reached a message is accepted, as it has limits of its own, and a card has to wait, as the captcha
 * is what keeps strangers from trying cards. The same holds for a facility without a captcha (decision 0014).
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
