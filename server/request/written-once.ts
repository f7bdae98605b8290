import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The only kinds of compression that are used, so that an answer is compressed once for each. */
export const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

type Written = { text: string; bytes?: Buffer } & Partial<Record<Encoding, Buffer>>

/** Results that are answered again and again, each with its written form. */
const cache = new WeakMap<object, Written | null>()

/** Marks a result that never changes: it is written out for the first caller and cached for the others. */
export function writtenOnce<R extends object>(result: R): R {
  cache.set(result, null)
  return result
}

/** Writes a result out now, gives its text, and caches that for when it is sent. */
export function textOf(result: unknown, write: () => string): string {
  if (typeof result !== 'object' || result === null) return write()
  const written = cache.get(result) ?? { text: write() }
  cache.set(result, written)
  return written.text
}

/** A body as it is sent, and its compression; null for none. */
export type SentText = { body: string | Buffer; encoding: Encoding | null }

/**
 * A result that was marked as written once, or that `textOf` has written out, in the form in which it is sent,
 * compressed if the reader takes that; null for any other result. It is made into bytes and compressed once for all
 * readers.
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

/** The least size that is compressed, as for all other answers (app.ts). */
export const worthCompressing = 2048
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const press: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, quick),
  gzip: (bytes) => gzipSync(bytes),
}

/** Whether an encoding is accepted: named, and not with quality 0. */
const named = (encoding: RegExp) => (accepted: string | undefined) =>
  (accepted ?? '').split(',').some((one) => {
    const [name = '', quality = ''] = one.split(';', 2)
    return encoding.test(name.trim()) && !/^\s*q=0(\.0*)?\s*$/i.test(quality)
  })
/** Whether an Accept-Encoding header names Brotli, and not with quality 0; `*` doesn't count as naming it. */
export const readsBrotli = named(/^br$/i)
/** A reader that accepts anything is sent gzip. */
const reads: Record<Encoding, typeof readsBrotli> = {
  br: readsBrotli,
  gzip: named(/^(x-)?gzip$|^\*$/i),
}
