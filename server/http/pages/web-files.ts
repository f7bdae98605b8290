import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { readsBrotli } from '../../request/written-once.ts'
import { servedWeb } from '../../version.ts'
import { folderOf } from './hashed-files.ts'
import { pagesOf } from './pages.ts'

/**
 * The path of a hashed file: a plain name, so that nothing outside the folder can be asked for, and not a compressed
 * form, which is chosen by what the reader takes.
 */
const hashedFile = /^\/assets\/([\w-]+(?:\.(?!(?:br|gz)\b)[\w-]+)+)(\?|$)/

/**
 * Serves the built web. Hashed files may be cached for a year and lie there compressed; a page is asked for anew each
 * time and comes in the facility's language. An unknown address gets the home page, but under /api or /assets, by
 * another method than GET and HEAD, or without a build, a 404 in JSON.
 */
export async function webFiles(
  app: FastifyInstance,
  parts: Pick<Parts, 'facility'>,
  built = servedWeb(),
): Promise<void> {
  if (built === null) {
    app.setNotFoundHandler(() => {
      throw new Refused('not-found')
    })
    return
  }
  const compressed = { index: false as const, preCompressed: true }
  // The hundreds of hashed files share one route; each of the few others has its own.
  await app.register(async (assets) => {
    assets.addHook('onRequest', async ({ url }, reply) => {
      const [, file] = hashedFile.exec(url) ?? []
      const folder = file === undefined ? null : await folderOf(file, built)
      if (file === undefined || folder === null) throw new Refused('not-found')
      if (folder !== join(built, 'assets')) return reply.sendFile(file, folder)
    })
    await assets.register(files, {
      ...compressed,
      root: `${built}/assets`,
      prefix: '/assets/',
      setHeaders: (reply) => {
        reply.header('Cache-Control', 'public, max-age=31536000, immutable')
      },
    })
  })
  await app.register(files, {
    ...compressed,
    root: built,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['index.html', 'pages/**', 'assets/**', '**/*.{br,gz}'],
    setHeaders: (reply) => {
      reply.header('Cache-Control', 'no-cache')
    },
  })
  const pages = pagesOf(built, parts.facility.mode)
  const content = () =>
    parts.facility.read().then(
      (now) => now.content,
      // A page needs no database: when the database is away, the page itself says so.
      () => undefined,
    )
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const wanted = reads && !/^\/(api|assets)\//i.test(request.url)
    if (!wanted) throw new Refused('not-found')
    const known = await content()
    const language = known?.values.defaultLanguage
    const { text, brotli, tag, inline } = pages(request.url, language, known?.texts)
    const policy = `${reply.raw.getHeader('content-security-policy')}`
      .replace("script-src 'self'", `$& ${inline.script}`)
      .replace("style-src 'self'", `$& ${inline.style}`)
    reply.headers({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      ETag: tag,
      Vary: 'Accept-Encoding',
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    return readsBrotli(request.headers['accept-encoding'])
      ? reply.header('Content-Encoding', 'br').send(brotli)
      : reply.send(text)
  })
}
