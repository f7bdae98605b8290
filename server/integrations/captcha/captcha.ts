/** What a form is sent for; the page asks for a token under the same word. */
export type CaptchaAction = 'contact' | 'careers' | 'donation'

/** `unreachable` when nothing could be learned: the verb decides what such a form is worth. */
export type CaptchaVerdict = 'person' | 'robot' | 'unreachable'

/** Judges a token that a visitor's browser was given. It counts once and lives two minutes. */
export type Captcha = (given: { token: string; action: CaptchaAction }) => Promise<CaptchaVerdict>
