import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'

/**
 * Weighs every JS and CSS file the page fetches from now on, and what stands of both in a page itself, brotli 11, each
 * address once. Payment scripts of other hosts don't count; images and fonts neither.
 */
export function weigh(page: Page): {
  kilobytes: () => Promise<number>
  list: () => Promise<string>
} {
  const files = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    const isPage = response.request().resourceType() === 'document'
    if (isPage) files.set('in the page', response.body().then(insideOf).then(brotli))
    if (origin !== new URL(page.url()).origin || !/\.(js|css)$/.test(pathname)) return
    if (!files.has(pathname)) files.set(pathname, response.body().then(brotli))
  })
  const weights = async () =>
    Promise.all([...files].map(async ([path, bytes]) => ({ path, bytes: await bytes })))
  return {
    kilobytes: async () => (await weights()).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    list: async () =>
      (await weights())
        .toSorted((a, b) => b.bytes - a.bytes)
        .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} ${path}`)
        .join('\n'),
  }
}

const insideOf = (page: Buffer): Buffer =>
  Buffer.from(
    page
      .toString()
      .match(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g)
      ?.join('') ?? '',
  )

const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
