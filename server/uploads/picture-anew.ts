import { Refused } from '../request/refused.ts'
import { type PictureKind, pictureKindOf } from './contents.ts'

/** Loaded with the first picture: a start without any waits for none of it. */
const maker = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}

/** More than any camera has; a few kilobytes may claim as much as fills the memory. */
const mostPixels = 60_000_000

/** The one that is painted now. Each may unfold to a quarter of a gigabyte, so no two do at once. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn<Made>(paint: () => Promise<Made>): Promise<Made> {
  const made = turn.then(paint)
  turn = made.catch(() => {})
  return made
}

type As = {
  as: 'webp' | 'jpeg'
  longest: number
  /** What it may have been; whatever else it was is refused with the code. */
  of?: readonly PictureKind[]
  refusal?: 'not-a-picture' | 'not-a-photo'
}
const anyKind: readonly PictureKind[] = ['jpeg', 'png', 'webp']

/**
 * The picture painted anew from its pixels, upright, no larger than asked: whatever else was in the file, a script behind
 * the pixels or the place where it was taken, is gone. What can't be read to its end as a picture is refused.
 */
export async function pictureAnew(
  bytes: Buffer,
  { as, longest, of = anyKind, refusal = 'not-a-picture' }: As,
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
