import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/** What is read of a call of somebody who has shown a sign-in. */
export const mostOfABody = 256 * 1024
/** And of one that anyone may make: a card, a letter, a wallet's token. Reading more would cost more than anything it asks for. */
export const mostOfAStranger = 32 * 1024
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
