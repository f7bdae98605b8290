import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Fault } from './faults.ts'

/** A request as it came. */
export type Heard = {
  method: string
  path: string
  query: string
  headers: IncomingMessage['headers']
  body: string
}
/** An answer as it is sent. */
export type Said = { status: number; headers?: Record<string, string>; body: string }

export type Loopback = { url: string; close(): Promise<void> }

/** A plain server on 127.0.0.1, on a free port unless one is given, that can break connections as a network would. */
export async function listenOnLoopback(play: {
  answer(heard: Heard): Said
  faultOf(heard: Heard): Fault | null
  /** The body of an answer whose status says that the call failed. */
  trouble(status: number): Said
  port?: number
  /** Serves over TLS with this certificate and its key. */
  tls?: { key: string; cert: string }
}): Promise<Loopback> {
  const hearing = async (request: IncomingMessage, response: ServerResponse) => {
    const heard = await hear(request)
    const fault = play.faultOf(heard)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'drop') return void request.socket.destroy()
    if (fault?.kind === 'status') return say(response, play.trouble(fault.status))

    const said = play.answer(heard)
    if (fault?.kind === 'hang-after') return
    if (fault?.kind === 'lose-answer') return void request.socket.destroy()
    say(response, said)
  }
  const server = play.tls ? createTlsServer(play.tls, hearing) : createServer(hearing)
  await new Promise<void>((resolve) => server.listen(play.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  const taken = typeof address === 'object' ? address?.port : 0
  return {
    url: `${play.tls ? 'https' : 'http'}://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function hear(request: IncomingMessage): Promise<Heard> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const [path = '/', query = ''] = (request.url ?? '/').split('?')
  return { method: request.method ?? 'GET', path, query, headers: request.headers, body }
}

function say(response: ServerResponse, { status, headers, body }: Said) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

export const troublePage = (status: number): Said => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: `<html><body><h1>${status}</h1></body></html>`,
})
