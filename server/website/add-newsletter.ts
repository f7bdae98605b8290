import { writeAudit } from '../audit/write-audit.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { refuseOtherThanPdf } from '../uploads/contents.ts'
import { keepFile } from '../uploads/files.ts'
import type { SentFile } from '../uploads/receive.ts'
import { safeName } from '../uploads/safe-name.ts'
import { nameCurrentNewsletter } from './newsletters.ts'
import { newsletterFolder } from './public-files.ts'

/**
 * Adds an issue, names the newest in the settings, and gives the paths of all. A file of the same name is replaced in
 * its place, so that a corrected issue stays where it is. Refuses what is no PDF.
 */
export async function addNewsletter(
  parts: Parts,
  ctx: SignedInContext,
  { name: given, bytes }: SentFile,
): Promise<string[]> {
  refuseOtherThanPdf(bytes)
  const name = safeName(given, 'pdf') ?? 'newsletter.pdf'
  return parts.db.inTransaction(async (tx) => {
    // Locks the facility's row, so that the later of two uploads sees the issue of the other.
    await settingsChanged(tx)
    const file = { folder: newsletterFolder, name, type: 'application/pdf', bytes }
    const { before } = await keepFile(tx, ctx, file)
    await writeAudit(tx, ctx, {
      subject: name,
      details: { size: bytes.length, ...(before ? { replaced: true } : {}) },
    })
    return nameCurrentNewsletter(tx, ctx)
  })
}
