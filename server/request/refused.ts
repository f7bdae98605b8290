import type { RefusalCode } from '@mikvah/contract/refusals.ts'

type More = {
  /** Fills {{names}} in the text. */
  params?: Record<string, string>
  /** Fields that are wrong, by path. */
  errors?: { path: string; message: string }[]
  /** Further members of the answer: the fresh quote, alternatives, the card's own words. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  /** Another status than the code's usual one. */
  status?: number
  /** The text itself, where it comes from elsewhere (a card processor). */
  text?: string
}

/** An expected end of a call: a code the contract names. Anything else thrown is a bug and answers 500. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly more: More

  constructor(code: RefusalCode, more: More = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

/** 401 in the specification's words: the client refreshes its token once and tries again. */
export class Unauthorized extends Error {}

/** The settings changed between reading them and the lock; the call is made again with fresh ones. */
export class SettingsMoved extends Error {}

/** A failure of the token call, in the words of OAuth. */
export class TokenRefused extends Error {
  readonly error: 'invalid_grant' | 'unsupported_grant_type' | 'invalid_request'
  readonly description: string | null

  constructor(error: TokenRefused['error'], description: string | null = null) {
    super(error)
    this.error = error
    this.description = description
  }
}
