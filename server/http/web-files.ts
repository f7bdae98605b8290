import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { pagesOf } from './pages.ts'

const built = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Serves the built web. Hashed files are kept for a year and stand there compressed; a page is asked for anew each time
 * and comes in the facility's language. An unknown address under /api stays a 404 in JSON.
 */
export async function webFiles(app: FastifyInstance, parts: Parts): Promise<void> {
  if (!existsSync(`${built}/pages`)) {
    app.setNotFoundHandler(() => {
      throw new Refused('not-found')
    })
    return
  }
  await app.register(files, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html', 'pages/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const pages = pagesOf(built, parts.facility.mode)
  const language = () =>
    parts.facility.read().then(
      ({ content }) => content.values.defaultLanguage,
      // A page says that the database is away in words; it needs none of it to stand there.
      () => undefined,
    )
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const wanted = request.method === 'GET' && !/^\/(api|assets)\//i.test(request.url)
    if (!wanted) throw new Refused('not-found')
    const { text, tag } = pages(request.url, await language())
    reply.header('Cache-Control', 'no-cache').header('ETag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(text)
  })
}
