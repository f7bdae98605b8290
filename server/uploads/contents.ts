import { Refused } from '../request/refused.ts'

export type PictureKind = 'jpeg' | 'png' | 'webp'

const textAt = (bytes: Buffer, from: number, to?: number) => bytes.toString('latin1', from, to)

/** The kind of picture that these bytes begin as, whatever the file is called; null for anything else. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP' ? 'webp' : null
}

/** How far from its end a PDF may name the place where reading begins. */
const tail = 2048

/**
 * Refuses anything that doesn't begin at its first byte and end as a PDF does: what a browser might take for something
 * else, HTML for instance. A PDF is stored as it came, as it can't be rewritten without loss.
 */
export function refuseOtherThanPdf(bytes: Buffer): void {
  const begins = /^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))
  const ends = /startxref\s+\d+\s+%%EOF/.test(textAt(bytes, Math.max(0, bytes.length - tail)))
  if (!begins || !ends) throw new Refused('not-a-pdf')
}
