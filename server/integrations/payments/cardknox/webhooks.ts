import { createHash, timingSafeEqual } from 'node:crypto'
import { signedFormOf } from '../../signed-form.ts'
import type { WebhookHeaders, WebhookReading } from '../card-processor.ts'

/**
 * Reads a webhook. Its signature is an MD5 over the values, sorted by their lower-case names, and the account's PIN.
 * That is weak, so nothing in it is believed: it only says which transaction to look up.
 */
export function readWebhook(pin: string, headers: WebhookHeaders, rawBody: string): WebhookReading {
  const given = headers['ck-signature']
  const form = pin && typeof given === 'string' ? signedFormOf(rawBody) : null
  if (!form || !same(`${given}`.toLowerCase(), signatureOf(form, pin))) {
    return { accepted: false, because: 'bad-signature' }
  }
  const fields = new Map(namedValues(form))
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

/** The signature that a post with these values has to bear: an MD5 in hex. */
export function signatureOf(form: URLSearchParams, pin: string): string {
  const sorted = namedValues(form).sort(([a], [b]) => Number(a > b) - Number(a < b))
  const values = sorted.map(([, value]) => value).join('')
  return createHash('md5')
    .update(values + pin)
    .digest('hex')
}

const namedValues = (form: URLSearchParams): [string, string][] =>
  [...form].map(([name, value]) => [name.toLowerCase(), value])

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
