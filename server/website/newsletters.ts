import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { refuseOtherThanPdf } from '../uploads/contents.ts'
import { filesIn, keepFile, removeFile } from '../uploads/files.ts'
import type { SentFile } from '../uploads/receive.ts'
import { safeName } from '../uploads/safe-name.ts'
import { fillSetting } from './fill-setting.ts'
import { newsletterFolder, pathOfFile } from './public-files.ts'

const folder = newsletterFolder

/** The paths under which the issues are served, the newest first. */
export const readNewsletters = ({ db }: Pick<Parts, 'db'>): Promise<string[]> => pathsIn(db.orm)

const pathsIn = async (tx: Tx | Parts['db']['orm']): Promise<string[]> =>
  (await filesIn(tx, folder)).map(pathOfFile)

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
    const file = { folder, name, type: 'application/pdf', bytes }
    const { before } = await keepFile(tx, ctx, file)
    await writeAudit(tx, ctx, {
      subject: name,
      details: { size: bytes.length, ...(before ? { replaced: true } : {}) },
    })
    return nameCurrent(tx, ctx)
  })
}

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
    const file = (await filesIn(tx, folder)).find((one) => {
      const path = pathOfFile(one)
      return [one.name, path, path.split('/').at(-1)].includes(given)
    })
    if (!file) throw new Refused('not-found')
    await removeFile(tx, file.id)
    await writeAudit(tx, ctx, { subject: file.name, details: { size: file.size } })
    return nameCurrent(tx, ctx)
  })
}

async function nameCurrent(tx: Tx, ctx: SignedInContext): Promise<string[]> {
  const paths = await pathsIn(tx)
  await fillSetting(tx, ctx, { key: 'newsletterFile', value: paths[0] ?? '' })
  return paths
}
