import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The ways in which anything is compressed here. Nothing is in another, for that would be done anew each time. */
export const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

type Written = { text: string; bytes?: Buffer } & Partial<Record<Encoding, Buffer>>

/** Results that are given again and again as they are, with what they were written as the first time. */
const cache = new WeakMap<object, Written | null>()

/** Marks a result that nobody changes any more: it is written out for the first caller and kept for the others. */
export function writtenOnce<R extends object>(result: R): R {
  cache.set(result, null)
  return result
}

/** The text of a result, written now and kept for when it is sent. */
export function textOf(result: unknown, write: () => string): string {
  if (typeof result !== 'object' || result === null) return write()
  const written = cache.get(result) ?? { text: write() }
  cache.set(result, written)
  return written.text
}

export type SentText = { body: string | Buffer; encoding: Encoding | null }

/**
 * Such a result as it is sent, compressed where she reads that; null for any other result. Thousands ask for the same: it
 * is turned into bytes and compressed once.
 */
export function sentOnce(
  result: unknown,
  write: () => string,
  acceptEncoding: string | undefined,
): SentText | null {
  if (typeof result !== 'object' || result === null || !cache.has(result)) return null
  const written = cache.get(result) ?? { text: write() }
  cache.set(result, written)
  const { text } = written
  if (text.length < worthCompressing) return { body: text, encoding: null }
  written.bytes ??= Buffer.from(text)
  const encoding = encodings.find((one) => reads[one](acceptEncoding))
  if (encoding === undefined) return { body: written.bytes, encoding: null }
  written[encoding] ??= press[encoding](written.bytes)
  return { body: written[encoding], encoding }
}

/** As for everything else that is sent (app.ts). */
export const worthCompressing = 2048
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const press: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, quick),
  gzip: (bytes) => gzipSync(bytes),
}

/** Named, and not with a quality of nothing. */
const named = (encoding: RegExp) => (accepted: string | undefined) =>
  (accepted ?? '').split(',').some((one) => {
    const [name = '', quality = ''] = one.split(';', 2)
    return encoding.test(name.trim()) && !/^\s*q=0(\.0*)?\s*$/i.test(quality)
  })
export const readsBrotli = named(/^br$/i)
/** Whoever takes anything is sent what everybody reads. */
const reads: Record<Encoding, typeof readsBrotli> = {
  br: readsBrotli,
  gzip: named(/^(x-)?gzip$|^\*$/i),
}
