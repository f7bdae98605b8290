import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|webmanifest|ico)$/

/**
 * The Vite plugin that writes each built text file of 1 kB or more twice beside it, compressed (`.br`, `.gz`), so that
 * nobody waits while the server compresses one.
 */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      if (!dir) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue
        const path = join(dir, name)
        const text = readFileSync(path)
        if (text.length < 1024) continue
        writeFileSync(`${path}.br`, brotli(text))
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  },
})

const brotli = (text: Buffer) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
