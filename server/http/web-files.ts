import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

const built = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * Serves the built web. Hashed files are kept for a year; every page address answers the same index, asked for
 * anew each time. An unknown address under /api stays a 404 in JSON.
 */
export async function webFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(`${built}/index.html`)) {
    app.setNotFoundHandler(() => {
      throw new Refused('not-found')
    })
    return
  }
  const index = readFileSync(`${built}/index.html`, 'utf8')
  await app.register(files, {
    root: built,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !/^\/(api|assets)\//i.test(request.url)
    if (!page) throw new Refused('not-found')
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(index)
  })
}
