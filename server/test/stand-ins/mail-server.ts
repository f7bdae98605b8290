import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A message that came, with the addresses of its envelope. */
export type Received = {
  from: string
  to: string[]
  raw: string
  mail: Email
  /** Whether it came over TLS; `user` is who had signed in. */
  secure: boolean
  user: string | null
}

/** A mail server of a test, and what has come to it. */
export type MailServer = {
  port: number
  /** The messages that were sent to it, whatever it then answered. */
  received: readonly Received[]
  /** The most connections that were open at once. */
  lines(): number
  /** The user names of all attempts to sign in. */
  tried: readonly string[]
  close(): Promise<void>
}

type Play = {
  auth?: { user: string; pass: string }
  /** Refuses with this code at one of the steps. */
  refuses?: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number }
  /** What it does once it has the message: `drop` breaks the connection, `hang` never answers. */
  afterData?: 'drop' | 'hang'
  tls?: 'starttls' | 'tls' | 'none'
}

/** A certificate for localhost and its key. Nobody has signed it, so a client must be told to trust it. */
export const certificate = readFileSync(
  join(import.meta.dirname, 'localhost-for-tests.pem'),
  'utf8',
)

class Refusal extends Error {
  responseCode: number
  constructor(responseCode: number) {
    super('As the test asks')
    this.responseCode = responseCode
  }
}

/** A real SMTP server on 127.0.0.1 that keeps what it takes and can refuse, break off and hang. */
export async function startMailServer(play: Play = {}): Promise<MailServer> {
  const { auth, refuses, afterData, tls = 'none' } = play
  const received: Received[] = []
  const tried: string[] = []
  let lines = 0
  const refuse = (at: string) => (refuses?.at === at ? new Refusal(refuses.code) : null)
  const options: SMTPServerOptions = {
    ...{ secure: tls === 'tls', key: certificate, cert: certificate },
    hideSTARTTLS: tls !== 'starttls',
    authOptional: !auth,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect(_, done) {
      lines = Math.max(lines, server.connections.size)
      done()
    },
    onAuth({ username = '', password }, _, done) {
      tried.push(username)
      if (username === auth?.user && password === auth.pass) done(null, { user: username })
      else done(new Refusal(535))
    },
    onMailFrom: (_, __, done) => done(refuse('MAIL')),
    onRcptTo: (_, __, done) => done(refuse('RCPT')),
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      const raw = Buffer.concat(chunks)
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        ...{ raw: raw.toString(), mail: await PostalMime.parse(raw) },
        ...{ secure: session.secure, user: session.user ?? null },
      })
      if (afterData === 'hang') return
      if (afterData === 'drop') return void cut()
      done(refuse('DATA'))
    },
  }
  const server = new SMTPServer(options)
  const cut = () => {
    for (const one of server.connections)
      (one as { _socket?: { destroy(): void } })._socket?.destroy()
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    tried,
    lines: () => lines,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
