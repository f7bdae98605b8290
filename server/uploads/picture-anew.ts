import { kindsOfBanner } from '@mikvah/rules/website/uploads.ts'
import { Refused } from '../request/refused.ts'
import { type PictureKind, pictureKindOf } from './contents.ts'

/** The imaging library, loaded when the first picture comes, so that the start of the program doesn't wait for it. */
const maker = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}

/**
 * The most pixels that a picture may have: more than any camera takes, because a file of a few kilobytes may claim
 * enough to fill the memory.
 */
const mostPixels = 60_000_000

/** The picture that is being redrawn. Each may take a quarter of a gigabyte, so they are done one by one. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn<Made>(paint: () => Promise<Made>): Promise<Made> {
  const made = turn.then(paint)
  turn = made.catch(() => {})
  return made
}

type As = {
  as: 'webp' | 'jpeg'
  longest: number
  /** The kinds of picture that are allowed; any other is refused with the code. */
  of?: readonly PictureKind[]
  refusal?: 'not-a-picture' | 'not-a-photo'
}

/**
 * Redraws a picture from its pixels, upright and with at most `longest` pixels on its longer side; gives its bytes,
 * type and size. Anything else in the file, such as a script or the place where it was taken, is lost. A file that
 * can't be read to its end as a picture is refused.
 */
export async function pictureAnew(
  bytes: Buffer,
  { as, longest, of = kindsOfBanner, refusal = 'not-a-picture' }: As,
) {
  const kind = pictureKindOf(bytes)
  if (!kind || !of.includes(kind)) throw new Refused(refusal)
  const sharp = await maker()
  const painted = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  const made =
    as === 'webp'
      ? painted.webp({ quality: 82 })
      : painted.flatten({ background: '#fff' }).jpeg({ quality: 85 })
  const { data, info } = await inTurn(() =>
    made.toBuffer({ resolveWithObject: true }).catch(() => {
      throw new Refused(refusal)
    }),
  )
  return { bytes: data, type: `image/${as}`, width: info.width, height: info.height }
}
