import type { Db, Tx } from '../db/database.ts'
import type { SignedInContext } from '../request/context.ts'
import { filesIn } from '../uploads/files.ts'
import { fillSetting } from './fill-setting.ts'
import { newsletterFolder, pathOfFile } from './public-files.ts'

/** The paths under which the issues are served, the newest first. */
export const newsletterPaths = async (db: Db): Promise<string[]> =>
  (await filesIn(db, newsletterFolder)).map(pathOfFile)

/**
 * Names the newest issue in the setting `newsletterFile`, which is blank where there is none, and gives the paths of
 * all.
 */
export async function nameCurrentNewsletter(tx: Tx, ctx: SignedInContext): Promise<string[]> {
  const paths = await newsletterPaths(tx)
  await fillSetting(tx, ctx, { key: 'newsletterFile', value: paths[0] ?? '' })
  return paths
}
