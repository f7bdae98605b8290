import type { RefusalCode } from '@mikvah/contract/refusals.ts'

type More = {
  /** What fills the {{names}} in the text. */
  params?: Record<string, string>
  /** What is wrong with each field, by its path. */
  errors?: { path: string; message: string }[]
  /** Further members of the answer, such as a fresh quote, alternatives or the processor's own words. */
  extra?: Record<string, unknown>
  retryAfterSeconds?: number
  /** The HTTP status, where it isn't the usual one of the code. */
  status?: number
  /** The text of the refusal, where it comes from elsewhere, such as a card processor. */
  text?: string
}

/**
 * An expected refusal, by a code that the contract names. What an error of another class answers, `failureOf` says; one
 * that it doesn't know is a bug, and answers 500.
 */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly more: More

  constructor(code: RefusalCode, more: More = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

/** Answers 401 in the specification's words: the client then refreshes its token once and tries again. */
export class Unauthorized extends Error {}

/** The settings changed between reading them and taking the lock; the call is run again with fresh ones. */
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
