import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { audit as auditCall } from '@mikvah/contract/settings/audit.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { readAudit } from './read-audit.ts'

const rowsAtOnce = 200

/**
 * All rows of the audit log that fit the query, newest first, in lists of 200 at most. `by` is the account's name, null
 * where nobody was signed in.
 */
export async function* wholeAudit(
  parts: Pick<Parts, 'db'>,
  ctx: RequestContext,
  query: QueryOf<typeof auditCall>,
) {
  let cursor: string | undefined
  do {
    const page: Awaited<ReturnType<typeof readAudit>> = await readAudit(parts, ctx, {
      ...query,
      ...{ limit: rowsAtOnce, cursor },
    })
    yield page.rows.map(({ by, ...row }) => ({ ...row, by: by?.name ?? null }))
    cursor = page.next ?? undefined
  } while (cursor)
}
