import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { CardReaders } from '../card-processor.ts'
import { changed, type PracticeLedger, read } from './ledger.ts'
import { afterReading, keyOfIntent, type Payment } from './payment.ts'
import { practiceReaders } from './readers.ts'

/**
 * The practice card readers. What happens at one goes by its name: a card is held to it, or it is in use, off or left
 * alone. They stand at no location of a processor, so whichever location is set, all of them are there to practice
 * with.
 */
export function readersOf(ledger: PracticeLedger, realNow: () => Ms): CardReaders {
  const askFor = (intent: string, change: (payment: Payment) => Payment) =>
    changed<Payment>(ledger, keyOfIntent(intent), (standing) => {
      if (!standing) throw new Error(`There is no ${intent}.`)
      return change(standing)
    })

  return {
    list: async () =>
      [...practiceReaders.values()].map(({ id, label, labelHe, online, location }) => ({
        ...{ id, label, labelHe, online, location },
      })),
    async collect(readerId, paymentIntent) {
      const reader = practiceReaders.get(readerId)
      if (!reader?.online) return 'offline'
      if (reader.busy) return 'busy'
      await askFor(paymentIntent, (payment) => ({
        ...payment,
        reader: { id: readerId, since: realNow() },
      }))
      return 'asked'
    },
    async isAsking(readerId, paymentIntent) {
      const payment = await read<Payment>(ledger, keyOfIntent(paymentIntent))
      return payment?.state === 'waiting' && payment.reader?.id === readerId
    },
    async cancel(readerId, paymentIntent) {
      await askFor(paymentIntent, (payment) => {
        const now = afterReading(payment, realNow())
        return now.reader?.id === readerId ? { ...now, reader: null } : now
      })
    },
  }
}
