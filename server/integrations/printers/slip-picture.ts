import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The width of a slip in dots, as 58 mm paper takes it; on wider paper it is printed in the middle. */
export const slipWidth = 384

/** A picture in black and white: a byte holds eight dots, the first in its highest bit, and a set bit is black. */
export type Bitmap = { dots: Buffer; height: number }

/** The font comes with the program, since a server has no fonts, or none with Hebrew. */
const letters = import.meta.resolve(
  '@expo-google-fonts/assistant/600SemiBold/Assistant_600SemiBold.ttf',
)
const look = {
  ...{ font: 'Assistant SemiBold 26', fontfile: fileURLToPath(letters) },
  ...({ width: slipWidth, align: 'centre', wrap: 'word-char', dpi: 72, spacing: 6 } as const),
}
/** The darkness from which on a dot is black. */
const half = 128

/**
 * The text as a picture, so that Hebrew stands on every printer, in the order it is read in, whatever letters the
 * printer has.
 */
export async function slipPicture(text: string): Promise<Bitmap> {
  const { data, info } = await sharp({ text: { ...look, text: escaped(text) } })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dots = Buffer.alloc((slipWidth / 8) * info.height)
  const left = Math.max(0, Math.floor((slipWidth - info.width) / 2))
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < Math.min(info.width, slipWidth); x += 1) {
      if ((data[y * info.width + x] ?? 0) < half) continue
      const at = y * slipWidth + left + x
      dots[at >> 3] = (dots[at >> 3] ?? 0) | (0x80 >> (at & 7))
    }
  return { dots, height: info.height }
}

/** Escapes letters that would be read as markup. */
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[one] ?? one)
