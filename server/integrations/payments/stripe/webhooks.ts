import type { WebhookHeaders, WebhookHint, WebhookReading } from '../card-processor.ts'
import type { StripeParts } from './client.ts'

const subjects: readonly (readonly [prefix: string, about: WebhookHint['about']])[] = [
  ['payment_intent.', 'payment'],
  ['charge.dispute.', 'dispute'],
  ['charge.refund', 'refund'],
  ['refund.', 'refund'],
  ['charge.', 'payment'],
  ['setup_intent.', 'card'],
  ['terminal.reader.', 'reader'],
]

/**
 * Verifies the signature of a webhook and its time, so that none is replayed later; of the event only ids and its kind
 * are taken.
 */
export async function readWebhook(
  { stripe, now }: StripeParts,
  webhookSecret: string,
  headers: WebhookHeaders,
  rawBody: string,
): Promise<WebhookReading> {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || !webhookSecret) return refused('bad-signature')
  try {
    const tolerance = stripe.webhooks.DEFAULT_TOLERANCE
    stripe.webhooks.signature?.verifyHeader(
      rawBody,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      now(),
    )
  } catch {
    return refused('bad-signature')
  }
  const hint = hintOf(rawBody)
  return hint ? { accepted: true, hint } : refused('unreadable')
}

const refused = (because: 'bad-signature' | 'unreadable'): WebhookReading => ({
  accepted: false,
  because,
})

type Fields = Readonly<Record<string, unknown>>

function hintOf(rawBody: string): WebhookHint | null {
  let event: Fields
  try {
    event = fieldsOf(JSON.parse(rawBody))
  } catch {
    return null
  }
  const eventId = textOf(event.id)
  const type = textOf(event.type)
  if (!eventId || !type) return null

  const about = fieldsOf(fieldsOf(event.data).object)
  const metadata = fieldsOf(about.metadata)
  return {
    eventId,
    about: subjects.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'other',
    paymentId: textOf(metadata.paymentId),
    refundId: textOf(metadata.refundId),
    transactionId: intentIdOf(about),
    ...(type === 'payment_intent.payment_failed' ? { cardRefused: true } : {}),
  }
}

function intentIdOf(about: Fields): string | null {
  if (about.object === 'payment_intent') return textOf(about.id)
  const onReader = fieldsOf(fieldsOf(about.action).process_payment_intent).payment_intent
  return textOf(about.payment_intent) ?? textOf(onReader)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
