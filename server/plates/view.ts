import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { sendPapers } from '@mikvah/contract/plates.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { RequestContext } from '../request/context.ts'
import type { LicenseRequest } from './store.ts'

export type PapersView = ResultOf<typeof sendPapers>

/** A license request as the patron who sent it sees it. */
export function papersView(
  { content }: Pick<RequestContext, 'content'>,
  { id, state, addReplace, sentAt, decidedAt, reason }: LicenseRequest,
): PapersView {
  const at = (ms: number) => instantTextOf(ms, content.timeZone)
  return {
    id,
    state,
    addReplace,
    sentAt: at(sentAt),
    decidedAt: decidedAt === null ? null : at(decidedAt),
    reason,
  }
}
