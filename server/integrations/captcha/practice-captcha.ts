import type { Captcha } from './captcha.ts'

/** Accepts every token but this one, so that the refusal can be practised. */
export const practiceCaptcha: Captcha = async ({ token }) =>
  token === 'practice_robot' ? 'robot' : 'person'
