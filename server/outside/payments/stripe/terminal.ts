import { CardProcessorFailed, type CardReaders } from '../card-processor.ts'
import type { StripeParts } from './client.ts'
import { orCleanError } from './errors.ts'
import { idOf } from './intent.ts'

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

export function stripeReaders({ stripe, secrets }: StripeParts): CardReaders {
  const readers = stripe.terminal.readers
  return {
    async list() {
      const { data } = await orCleanError(readers.list({ limit: 100 }), secrets)
      return data.map((reader) => ({
        id: reader.id,
        label: reader.label ?? '',
        online: reader.status === 'online',
        location: idOf(reader.location),
      }))
    },

    async collect(readerId, paymentIntent) {
      const asked = readers.processPaymentIntent(readerId, { payment_intent: paymentIntent })
      try {
        await orCleanError(asked, secrets)
        return 'asked'
      } catch (error) {
        const refusal = error instanceof CardProcessorFailed ? refusals[error.code] : undefined
        if (refusal) return refusal
        throw error
      }
    },

    async cancel(readerId) {
      await orCleanError(readers.cancelAction(readerId), secrets)
    },
  }
}
