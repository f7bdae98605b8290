import { createHash, timingSafeEqual } from 'node:crypto'
import type { WebhookHeaders, WebhookReading } from '../card-processor.ts'

/**
 * Signed with MD5 over the values, sorted by their lower-case names, and the account's PIN. That is weak, which is
 * why nothing in it is believed: it only says which transaction to look up.
 */
export function readWebhook(pin: string, headers: WebhookHeaders, rawBody: string): WebhookReading {
  const given = headers['ck-signature']
  if (!pin || typeof given !== 'string' || !same(given.toLowerCase(), signatureOf(rawBody, pin))) {
    return { accepted: false, because: 'bad-signature' }
  }
  const fields = new Map(namedValues(rawBody))
  const refNum = fields.get('xrefnum')
  const command = fields.get('xcommand')?.toLowerCase()
  if (!refNum || !command) return { accepted: false, because: 'unreadable' }

  const about = command === 'cc:sale' ? 'payment' : /void|refund/.test(command) ? 'refund' : 'other'
  const ours = fields.get('xcustom01') || fields.get('xinvoice') || null
  return {
    accepted: true,
    hint: {
      eventId: `${refNum}-${command}`,
      about,
      paymentId: about === 'payment' ? ours : null,
      refundId: about === 'refund' ? ours : null,
      transactionId: refNum,
    },
  }
}

export function signatureOf(rawBody: string, pin: string): string {
  const sorted = namedValues(rawBody).sort(([a], [b]) => (a < b ? -1 : 1))
  const values = sorted.map(([, value]) => value).join('')
  return createHash('md5')
    .update(values + pin)
    .digest('hex')
}

function namedValues(rawBody: string): [string, string][] {
  return [...new URLSearchParams(rawBody)].map(([name, value]) => [name.toLowerCase(), value])
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
