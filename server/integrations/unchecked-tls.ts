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
 * Asks one address over TLS and takes whatever certificate it shows. Its line is its own and is closed with the answer:
 * nothing else of the process goes over it, and everything else goes on checking whom it talks to.
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
  // A reply without a body may not be given one, and what it says besides is of no use here.
  return bodiless.has(status)
    ? new Response(null, { status })
    : new Response(Readable.toWeb(reply) as ReadableStream, { status })
}

const bodiless = new Set([204, 205, 304])
