import { PassThrough } from 'node:stream'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { NodemailerError } from 'nodemailer'
import type { Maker } from '../maker.ts'
import type { Outgoing, Sending } from '../messages.ts'
import { htmlOf } from './html.ts'
import { turns } from './turns.ts'

export type SmtpOptions = {
  host: string
  port: number
  /** Whether STARTTLS has to succeed, TLS is used from the first byte, or neither. */
  security: 'starttls' | 'tls' | 'none'
  userName: string
  password: string
  from: { address: string; name: string }
  replyTo: string
  /** The host of our own address, used in the ids of messages. */
  publicHost: string
  timeoutMs?: Ms
}

/** Mail servers accept a few connections of one sender, not a hundred. */
const inTurn = turns(3)

/**
 * Sends e-mail by SMTP, three at a time, with a connection for each message: a pool would resend what was cut off, and
 * nobody could say whether the first one arrived. A repeat has the same Message-ID, by which mailboxes recognize it.
 */
export function smtpMaker(options: SmtpOptions): Maker {
  const { host, port, security, userName, password, timeoutMs = 8_000 } = options

  const deliver = async (message: Outgoing): Promise<Sending> => {
    // The library is loaded with the first e-mail, as a practice facility never sends one.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      ...{ host, port, secure: security === 'tls' },
      ...{ requireTLS: security === 'starttls', ignoreTLS: security === 'none' },
      ...(userName ? { auth: { user: userName, pass: password } } : {}),
      ...{ name: options.publicHost, disableFileAccess: true, disableUrlAccess: true },
      ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, dnsTimeout: timeoutMs },
      ...{ socketTimeout: timeoutMs, logger: false },
      tls: { minVersion: 'TLSv1.2' },
    })
    // Until the server asks for the words of the message, it can't have accepted it.
    let begun = false
    transport.use('stream', (mail, done) => {
      mail.message.transform(() => {
        begun = true
        return new PassThrough()
      })
      done()
    })
    try {
      // A server that sends letter by letter never idles, so the whole exchange has a limit too.
      const signal = AbortSignal.timeout(2 * timeoutMs)
      await transport.sendMail({ ...mailOf(message, options), signal })
      return { state: 'sent', provider: 'smtp', providerId: null }
    } catch (error) {
      return sendingOf(error as Failure, begun)
    } finally {
      transport.close()
    }
  }
  const send = async (message: Outgoing): Promise<Sending> =>
    (await inTurn(timeoutMs, () => deliver(message))) ?? { state: 'waiting', why: 'provider' }

  return { send, sendAgain: send }
}

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text)

const mailOf = (message: Outgoing, { from, replyTo, publicHost }: SmtpOptions) => ({
  from: from.name ? { name: from.name, address: from.address } : from.address,
  to: { name: '', address: message.to },
  // Not every mail server takes other letters in the head of a mail; an address in such stands in the text.
  replyTo: (isAscii(message.replyTo ?? '') && message.replyTo) || replyTo || undefined,
  subject: message.subject ?? '',
  text: message.text,
  html: htmlOf(message),
  messageId: `<${message.id}@${publicHost}>`,
  // Tells mail programs not to answer with absence notes.
  headers: { 'Auto-Submitted': 'auto-generated', ...stopHeader(message, replyTo || from.address) },
})

/** E-mail is stopped by an answer to the office, not on a page: the address on her record may be somebody else's. */
const stopHeader = ({ chosen }: Outgoing, office: string): Record<string, string> =>
  chosen ? { 'List-Unsubscribe': `<mailto:${office}?subject=STOP>` } : {}

const setUpWrong = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])

type Failure = Partial<NodemailerError>

/** What the server's code means for the message. The text of its error isn't used, as it holds her address. */
function sendingOf(
  { code = '', command = '', responseCode = 0 }: Failure,
  begun: boolean,
): Sending {
  if (responseCode >= 400 && responseCode < 500) return { state: 'waiting', why: 'provider' }
  if (setUpWrong.has(code)) return { state: 'waiting', why: 'not-set-up' }
  if (responseCode >= 500) return refusedAt(command)
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { state: 'failed', why: 'refused' }
  return begun ? { state: 'unknown' } : { state: 'waiting', why: 'provider' }
}

/** A refused sender is for the office to mend; a refused recipient or text is final. */
const refusedAt = (command: string): Sending =>
  command === 'RCPT TO' || command === 'DATA'
    ? { state: 'failed', why: 'refused' }
    : { state: 'waiting', why: 'not-set-up' }
