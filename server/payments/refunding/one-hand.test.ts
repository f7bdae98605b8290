import { expect, it } from 'vitest'
import { eq } from '../../db/drizzle/queries.ts'
import { practiceOutside } from '../../integrations/outside.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { aFacility } from '../../test/a-facility.ts'
import { aHeldVisit, charged } from '../../test/paying.ts'
import { attempts } from '../table.ts'
import { askRefund } from './ask-refund.ts'

it('of two who look for a refund at once, and find nothing, one sends it', async () => {
  let sent = 0
  let loses = true
  const looked: (number | null | undefined)[] = []
  const both = Promise.withResolvers<void>()
  /** A processor without keys that lists nothing yet: whoever asks it twice is given twice. */
  const forgetful = (processor: CardProcessor): CardProcessor => ({
    ...processor,
    refund: async (request) => {
      sent++
      return loses ? { status: 'unknown', message: 'lost' } : processor.refund(request)
    },
    lookupRefund: async ({ underWaySince }) => {
      looked.push(underWaySince)
      if (looked.length === 2) both.resolve()
      await both.promise
      return { status: 'none' }
    },
  })
  const facility = await aFacility({
    outside: (db) => {
      const outside = practiceOutside(db)
      return { ...outside, cards: (values) => forgetful(outside.cards(values)) }
    },
  })
  const { parts, db } = facility
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  await charged(patron, { amt: 25, reservationId })
  const first = parts.realNow()
  parts.realNow = () => first
  await patron.post(`reservations/${reservationId}/status`, { status: 'Canceled' })
  const refund = async () => {
    const [row] = await db.orm.select().from(attempts).where(eq(attempts.kind, 'refund'))
    return row
  }
  expect([sent, (await refund())?.state]).toEqual([1, 'open'])

  loses = false
  const attemptId = (await refund())?.id ?? ''
  const hands = await Promise.allSettled([1, 2].map(() => askRefund(parts, { attemptId })))
  expect(hands.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(looked).toEqual([first, first])
  expect([sent, (await refund())?.state]).toEqual([2, 'approved'])
})
