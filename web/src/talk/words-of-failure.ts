import type { Say } from '../words/say.ts'
import { CallFailed, Unreachable } from './call-failed.ts'

/** The sentence for a red alert: the server's words, or else a general one (requirements P8). */
export function wordsOfFailure(failure: unknown, t: Say): string {
  if (failure instanceof Unreachable) return t('errorUnreachable')
  if (!(failure instanceof CallFailed)) return t('errorOccurred')
  if (failure.says) return failure.says
  return failure.status >= 400
    ? t('errorOccurredStatus', { status: failure.status })
    : t('errorOccurred')
}
