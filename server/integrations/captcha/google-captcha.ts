import type { Ms } from '@mikvah/rules/time/ms.ts'
import { z } from 'zod'
import { httpClient } from '../http.ts'
import type { Captcha } from './captcha.ts'

export type GoogleCaptchaOptions = {
  secretKey: string
  minimumScore: number
  /** The host of the page on which the token has to be made. */
  hostname: string
  /** The address of siteverify; tests point it at loopback. */
  baseUrl?: string
  timeoutMs?: Ms
}

const siteverify = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Errors that are our own mistake, and say nothing about the sender of the form. */
const ours = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

/**
 * Judges tokens by Google reCAPTCHA v3: a person's was made on this host for the same purpose and reaches the minimum
 * score; any other that Google judges is a robot's. The visitor's address isn't sent, as it isn't needed.
 */
export function googleCaptcha(options: GoogleCaptchaOptions): Captcha {
  const { secretKey, minimumScore, baseUrl = 'https://www.google.com' } = options
  const http = httpClient({ timeoutMs: options.timeoutMs ?? 5_000, secrets: [secretKey] })

  return async ({ token, action }) => {
    const reply = await http({
      method: 'POST',
      url: `${baseUrl}/recaptcha/api/siteverify`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret: secretKey, response: token }).toString(),
    })
    if (!reply.answered || reply.status !== 200) return 'unreachable'
    const verdict = read(reply.text)
    if (!verdict || verdict['error-codes'].some((code) => ours.has(code))) return 'unreachable'
    const made = verdict.hostname === options.hostname && verdict.action === action
    return verdict.success && made && (verdict.score ?? 0) >= minimumScore ? 'person' : 'robot'
  }
}

function read(text: string) {
  try {
    return siteverify.parse(JSON.parse(text))
  } catch {
    return null
  }
}
