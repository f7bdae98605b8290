import type { IncomingMessage } from 'node:http'
import { Agent, request as openRequest } from 'node:https'
import { Readable } from 'node:stream'

type Ask = {
  method: string
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/**
 * Makes one request over TLS and accepts whatever certificate is shown; gives the status and the body, no headers. Its connection is its own and is closed
 * afterwards, so that everything else of the process goes on checking certificates.
 */
export async function askUnchecked(
  { method, url, headers, body }: Ask,
  signal: AbortSignal,
): Promise<Response> {
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: false })
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    openRequest(url, { method, headers, agent, signal }, resolve).on('error', reject).end(body)
  })
  const status = reply.statusCode ?? 0
  // An answer with one of these statuses has no body, and `new Response` throws when it is given one.
  return bodiless.has(status)
    ? new Response(null, { status })
    : new Response(Readable.toWeb(reply) as ReadableStream, { status })
}

const bodiless = new Set([204, 205, 304])
