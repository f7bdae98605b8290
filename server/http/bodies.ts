import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

/** The most bytes of a body from somebody who has shown a sign-in, unless the call takes more (`mostBytes`). */
export const mostOfABody = 256 * 1024
/**
 * The most bytes of a body that anyone may send: a card, a letter, a wallet's token. More would cost more to read
 * than the call itself.
 */
export const mostOfAStranger = 32 * 1024
/** Forms are only for signing in, and are read before it is known whether the call takes one. */
const mostOfAForm = 16 * 1024

/** Reads bodies of JSON and forms; no call takes plain text. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { bodyLimit: mostOfAForm })
  app.removeContentTypeParser('text/plain')
}

/** Leaves the bodies of `app`'s routes unparsed, as a provider's signature is over the very bytes it sent. */
export function readBodiesAsTheyCame(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
}
