import { textOf } from '@mikvah/rules/settings/read.ts'
import { useSettings } from '../facts/use-settings.ts'
import type { BodyOf } from '../talk/call.ts'
import { useTell } from '../talk/tell.ts'
import { useJoined } from '../talk/use-joined.ts'
import { captchaToken } from './captcha.ts'

type Message = Omit<BodyOf<'contactForm'>, 'reCaptchaTokenResponse'>

/**
 * `send` sends a message to the office, once however often she taps, with a captcha token made at that moment. It
 * resolves when the message was accepted, and throws what `error` says.
 */
export function useContactForm() {
  const siteKey = textOf(useSettings(), 'googleSiteKey')
  const { mutateAsync, isPending, error, isSuccess, reset } = useTell('contactForm')
  const send = useJoined(async (message: Message) => {
    const action = message.kind === 'careers' ? 'careers' : 'contact'
    const reCaptchaTokenResponse = await captchaToken(siteKey, action)
    await mutateAsync({ body: { ...message, reCaptchaTokenResponse } })
  })
  return { send, isPending, error, isSuccess, reset }
}
