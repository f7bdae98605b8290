import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { filesIn, removeFile } from '../uploads/files.ts'
import { nameCurrentNewsletter } from './newsletters.ts'
import { newsletterFolder, pathOfFile } from './public-files.ts'

/**
 * Deletes an issue by its listed path or its name, looked for among the issues only, and gives the paths that are left.
 * The setting `newsletterFile` then names the newest of these, and is blank where none is left. Refuses not-found.
 */
export async function deleteNewsletter(
  parts: Parts,
  ctx: SignedInContext,
  given: string,
): Promise<string[]> {
  return parts.db.inTransaction(async (tx) => {
    await settingsChanged(tx)
    const file = (await filesIn(tx, newsletterFolder)).find((one) => {
      const path = pathOfFile(one)
      return [one.name, path, path.split('/').at(-1)].includes(given)
    })
    if (!file) throw new Refused('not-found')
    await removeFile(tx, file.id)
    await writeAudit(tx, ctx, { subject: file.name, details: { size: file.size } })
    return nameCurrentNewsletter(tx, ctx)
  })
}
