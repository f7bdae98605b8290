import { brotliCompressSync, constants } from 'node:zlib'

type Written = { text: string; bytes?: Buffer; brotli?: Buffer }

/** Results that are given again and again as they are, with what they were written as the first time. */
const kept = new WeakMap<object, Written | null>()

/** Marks a result that nobody changes any more: it is written out for the first caller and kept for the others. */
export function writtenOnce<R extends object>(result: R): R {
  kept.set(result, null)
  return result
}

/** The text of a result, written now and kept for when it is sent. */
export function textOf(result: unknown, write: () => string): string {
  if (typeof result !== 'object' || result === null) return write()
  const written = kept.get(result) ?? { text: write() }
  kept.set(result, written)
  return written.text
}

export type Sent = { body: string | Buffer; encoding: 'br' | null }

/**
 * Such a result as it is sent, in Brotli where she reads that; null for any other result. Thousands ask for the same: it
 * is turned into bytes and compressed once.
 */
export function sentOnce(
  result: unknown,
  write: () => string,
  acceptEncoding: string | undefined,
): Sent | null {
  if (typeof result !== 'object' || result === null || !kept.has(result)) return null
  const written = kept.get(result) ?? { text: write() }
  kept.set(result, written)
  const { text } = written
  if (text.length < worthCompressing) return { body: text, encoding: null }
  written.bytes ??= Buffer.from(text)
  if (!readsBrotli(acceptEncoding)) return { body: written.bytes, encoding: null }
  written.brotli ??= brotliCompressSync(written.bytes, quick)
  return { body: written.brotli, encoding: 'br' }
}

/** As for everything else that is sent (app.ts). */
export const worthCompressing = 2048
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Named, and not with a quality of nothing. */
export const readsBrotli = (accepted = ''): boolean =>
  accepted.split(',').some((one) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one))
