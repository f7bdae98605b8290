import type { refusals } from './words/en/refusals.ts'

/** Every code a refusal may carry. The words are in `words/`, the HTTP status in the server's http folder. */
export type RefusalCode = keyof typeof refusals

/** The shape of a failed answer. */
export type Failure = {
  success: false
  errorMessage: string
  Message: string
  code: RefusalCode
  errors?: { path: string; message: string }[]
}
