import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/** What is read of any call, for who may make it and who may not. */
export const mostOfABody = 256 * 1024
/** Our own forms are a sign-in's few fields, and a form is read before it is known whether the call takes one. */
const mostOfAForm = 16 * 1024

/** JSON and forms are read; plain text is nobody's. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: mostOfAForm })
  app.removeContentTypeParser('text/plain')
}

/** A provider's signature is over the very bytes that were sent, so the routes of `app` read their bodies as they came. */
export function readBodiesAsTheyCame(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
}
