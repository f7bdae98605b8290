/** What a form is for; the page asks the captcha for a token for the same purpose. */
export type CaptchaAction = 'contact' | 'careers' | 'donation'

/**
 * What the captcha says of whoever sent a form; `unreachable` when it couldn't be asked or refused our key, so that the
 * verb decides what the form is worth.
 */
export type CaptchaVerdict = 'person' | 'robot' | 'unreachable'

/** Judges a token from a visitor's browser. A token is good once, for two minutes. */
export type Captcha = (given: { token: string; action: CaptchaAction }) => Promise<CaptchaVerdict>
