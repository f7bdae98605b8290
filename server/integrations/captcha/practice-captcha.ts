import type { Captcha } from './captcha.ts'

/** Accepts every token but `practice_robot`, so that the refusal can be practised. */
export const practiceCaptcha: Captcha = async ({ token }) =>
  token === 'practice_robot' ? 'robot' : 'person'
