import { CardProcessorFailed, type CardReaders } from '../card-processor.ts'
import type { StripeParts } from './client.ts'
import { orCleanError } from './errors.ts'
import { idOf } from './intent.ts'

/** A secret by which a browser connects to one card terminal; for terminals of one location where it is given. */
export async function terminalToken(
  { stripe, secrets }: StripeParts,
  location?: string,
): Promise<string> {
  const made = stripe.terminal.connectionTokens.create(location ? { location } : {})
  return (await orCleanError(made, secrets)).secret
}

const refusals: Readonly<Record<string, 'busy' | 'offline'>> = {
  terminal_reader_busy: 'busy',
  terminal_reader_offline: 'offline',
  terminal_reader_timeout: 'offline',
}

/** The card readers of Stripe Terminal, driven by this server. */
export function stripeReaders({ stripe, secrets }: StripeParts): CardReaders {
  const readers = stripe.terminal.readers
  return {
    async list(location) {
      const asked = readers.list({ limit: 100, ...(location ? { location } : {}) })
      const { data } = await orCleanError(asked, secrets)
      return data.map((reader) => ({
        id: reader.id,
        label: reader.label ?? '',
        serial: reader.serial_number,
        online: reader.status === 'online',
        location: idOf(reader.location),
      }))
    },

    async collect(readerId, paymentIntent) {
      const asked = readers.processPaymentIntent(readerId, {
        payment_intent: paymentIntent,
        // A reader that asks for a tip would charge more than is owed.
        process_config: { skip_tipping: true },
      })
      try {
        await orCleanError(asked, secrets)
        return 'asked'
      } catch (error) {
        const refusal = error instanceof CardProcessorFailed ? refusals[error.code] : undefined
        if (refusal) return refusal
        throw error
      }
    },

    isAsking,

    // Cancels only this intent: by now the reader may be asking for the next one.
    async cancel(readerId, paymentIntent) {
      if (!(await isAsking(readerId, paymentIntent))) return
      await orCleanError(readers.cancelAction(readerId), secrets)
    },
  }

  async function isAsking(readerId: string, paymentIntent: string): Promise<boolean> {
    const reader = await orCleanError(readers.retrieve(readerId), secrets)
    if (!('action' in reader) || reader.action?.status !== 'in_progress') return false
    return idOf(reader.action.process_payment_intent?.payment_intent) === paymentIntent
  }
}
