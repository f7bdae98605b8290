import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { settingsChanged } from '../facility/facility.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { digestOf, fileNamed, filesIn, keepFile, removeFile } from '../uploads/files.ts'
import { pictureAnew } from '../uploads/picture-anew.ts'
import type { SentFile } from '../uploads/receive.ts'
import { fillSetting } from './fill-setting.ts'
import { bannerFolder as folder, pathOfFile } from './public-files.ts'

/** The widest that a banner is shown, on a screen of two pixels a point. */
const longest = 1600
/** How many former banners stay, so that one can be brought back from the history of its setting. */
const mostKept = 10

/**
 * Sets the banner of the home page, and gives its address and its size in pixels. Its name is made from its bytes, so
 * that a browser may cache it for good. Former banners but for the last ten are deleted. Refuses what is no picture.
 */
export async function putBanner(parts: Parts, ctx: SignedInContext, { bytes: given }: SentFile) {
  const { bytes, type, width, height } = await pictureAnew(given, { as: 'webp', longest })
  const name = `${digestOf(bytes).slice(0, 20)}.webp`
  const websiteBannerImage = `${parts.config.publicUrl ?? ''}${pathOfFile({ folder, name })}`
  await parts.db.inTransaction(async (tx) => {
    await settingsChanged(tx)
    const same = await fileNamed(tx, { folder, name })
    if (!same) {
      const file = { folder, name, type, bytes }
      await keepFile(tx, ctx, file)
      await letGoOfOld(tx)
    }
    await fillSetting(tx, ctx, { key: 'websiteBannerImage', value: websiteBannerImage })
    await writeAudit(tx, ctx, {
      subject: websiteBannerImage,
      details: { size: bytes.length, width, height },
    })
  })
  return { websiteBannerImage, width, height }
}

async function letGoOfOld(tx: Tx): Promise<void> {
  for (const { id } of (await filesIn(tx, folder)).slice(1 + mostKept)) await removeFile(tx, id)
}
