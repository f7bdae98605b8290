import { hours, type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import type { NothingFound, Unknown } from '../card-processor.ts'
import { ask, type CardknoxParts, type GatewayRow } from './gateway.ts'

/** Reports are asked for by the merchant's wall clock, in an unknown zone, so the range is wide enough for any. */
const anyZone = hours(15)
/** A call that timed out may still be on its way: for so long an empty report proves nothing. */
const inFlightFor = minutes(2)

/** What the gateway's reports say of one payment or refund. */
export type Reported =
  | { status: 'found'; rows: readonly GatewayRow[] }
  /**
   * The gateway has no such transaction; `final` from two minutes after the `since` that was asked about, by when a
   * call sent at that instant would be reported. Of later tries it says nothing.
   */
  | { status: 'none'; final: boolean }
  | { status: 'unknown'; message: string }

/**
 * The rows of the gateway's reports on one payment or refund of ours (`ours` is its id), from `since` on. Our id is
 * sent as xInvoice and as xCustom01, since an invoice may be cut short.
 */
export async function reported(
  parts: CardknoxParts,
  { ours, since }: { ours: string; since: Ms },
): Promise<Reported> {
  const reply = await ask(parts, '/reportjson', {
    xCommand: 'Report:All',
    xBeginDate: wallClock(since - anyZone),
    xEndDate: wallClock(parts.now() + anyZone),
    xInvoice: ours,
    xGetNewest: true,
    xFields:
      'xRefNum,xInvoice,xCustom01,xCommand,xAmount,xResponseResult,xResponseError,' +
      'xResponseErrorCode,xVoid,xMaskedCardNumber,xCardType',
  })
  if (reply.kind !== 'answer') return { status: 'unknown', message: reply.message }
  if (reply.read('xResult') === 'E') return { status: 'unknown', message: reply.read('xError') }

  const rows = reply.rows.filter(
    (row) => row.read('xInvoice') === ours || row.read('xCustom01') === ours,
  )
  if (rows.length > 0) return { status: 'found', rows }

  const most = Number(reply.read('xReportingMaxTransactions') || Number.NaN)
  if (reply.rows.length >= most) return { status: 'unknown', message: 'the report is cut short' }
  return { status: 'none', final: isFinal(parts, since) }
}

/** Whether a try that was sent at that time would be in the reports by now: two minutes later. */
export const isFinal = (parts: CardknoxParts, sentAt: Ms): boolean =>
  parts.now() - sentAt > inFlightFor

/** Nothing found, once that is final; until then it is unknown. */
export function noneOrNotYet({ final }: { final: boolean }): NothingFound | Unknown {
  return final ? { status: 'none' } : { status: 'unknown', message: 'not reported yet' }
}

function wallClock(at: Ms): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}
