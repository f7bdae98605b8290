import type { Captcha } from './captcha.ts'

/** Takes every token but this one, so that the refusal can be seen. */
export const practiceCaptcha: Captcha = async ({ token }) =>
  token === 'practice_robot' ? 'robot' : 'person'
