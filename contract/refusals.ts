import type { refusals } from './words/en/refusals.ts'

/** Every code a refusal may carry. The words are in `words/`, the HTTP status in the server's http folder. */
export type RefusalCode = keyof typeof refusals

/**
 * A failed answer: the words of the refusal in the caller's language, under two names, its code, and of a body that
 * can't be read what is wrong with which field.
 */
export type Failure = {
  success: false
  errorMessage: string
  Message: string
  code: RefusalCode
  errors?: { path: string; message: string }[]
}
