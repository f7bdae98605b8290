import type { FastifyInstance } from 'fastify'
import type { Parts } from '../request/parts.ts'
import type { StoredFile } from '../uploads/files.ts'
import { serveFile } from '../uploads/serve-file.ts'

export const newsletterFolder = 'newsletters'
export const bannerFolder = 'banner'

/** The path under which anyone may see a file of the website. */
export const pathOfFile = ({ folder, name }: Pick<StoredFile, 'folder' | 'name'>): string =>
  `/files/${folder}/${encodeURIComponent(name)}`

/**
 * The folders that anyone may see, and for how long their files may be cached: a banner's name changes with its
 * bytes, a newsletter's doesn't. A browser shows a PDF in a page of its own with styles; none needs scripts.
 */
const shown = [
  {
    folder: newsletterFolder,
    cacheControl: 'no-cache',
    policy:
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
  },
  {
    folder: bannerFolder,
    cacheControl: 'public, max-age=31536000, immutable',
    policy: "default-src 'none'; frame-ancestors 'none'; sandbox",
  },
]

/** Serves the files of the website. Other folders have no address. */
export function servePublicFiles(app: FastifyInstance, { db }: Pick<Parts, 'db'>): void {
  for (const how of shown) {
    app.get<{ Params: { name: string } }>(`/files/${how.folder}/:name`, (request, reply) =>
      serveFile(db.orm, { request, reply }, { ...how, name: request.params.name }),
    )
  }
}
