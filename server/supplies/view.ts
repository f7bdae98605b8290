import type { Supply } from '@mikvah/contract/supplies.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Content } from '../facility/content.ts'
import type { SupplyRow } from './store.ts'

/** A request in an answer, its times as texts in the facility's zone; null for what hasn't come of it. */
export function supplyView({ timeZone }: Content, row: SupplyRow): Supply {
  const at = (ms: Ms) => instantTextOf(ms, timeZone)
  const { id, item, status, isCallRequest, isAttendantRequest } = row
  return {
    ...{ id, item, status, isCallRequest, isAttendantRequest },
    dateRequested: at(row.requestedAt),
    dateCompleted: row.completedAt === null ? null : at(row.completedAt),
    dateCanceled: row.canceledAt === null ? null : at(row.canceledAt),
  }
}
