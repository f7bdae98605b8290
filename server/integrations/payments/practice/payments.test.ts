import { describe, expect, it } from 'vitest'
import type { ChargeRequest } from '../card-processor.ts'
import { inMemoryPracticeLedger } from './ledger.ts'
import { practiceProcessor } from './payments.ts'

const asked = (paymentId: string, token: string): ChargeRequest => ({
  paymentId,
  amount: 3500,
  currency: 'USD',
  payer: { userId: 'user-sarah', customerRef: null },
  source: { kind: 'token', token },
  save: false,
  present: true,
  description: 'Visit',
})

describe('practice payments', () => {
  const started = () => {
    const ledger = inMemoryPracticeLedger()
    return { ledger, processor: practiceProcessor({ kind: 'cardknox', ledger }) }
  }

  it.each([
    ['practice_ok', { status: 'approved' }],
    ['practice_declined', { status: 'declined', code: 'generic_decline' }],
    ['practice_insufficient_funds', { status: 'declined', code: 'insufficient_funds' }],
    ['practice_expired', { status: 'declined', code: 'expired_card' }],
    ['practice_3ds', { status: 'requires_action' }],
    ['practice_error', { status: 'error', type: 'api_error' }],
    ['practice_lost_answer', { status: 'unknown' }],
  ])('%s does what its name says', async (token, result) => {
    const { processor } = started()
    expect(await processor.charge(asked('payment-1', token))).toMatchObject(result)
  })

  it('remembers what it moved when its process is killed', async () => {
    const { ledger, processor } = started()
    await processor.charge(asked('payment-1', 'practice_lost_answer'))
    const next = practiceProcessor({ kind: 'cardknox', ledger })
    const found = await next.lookup({ paymentId: 'payment-1', openedAt: 0 })
    expect(found).toMatchObject({ status: 'approved', amount: 3500 })
  })

  it('pays once when two processes charge the same payment at once', async () => {
    const { ledger, processor } = started()
    const other = practiceProcessor({ kind: 'cardknox', ledger })
    const [first, second] = await Promise.all([
      processor.charge(asked('payment-1', 'practice_ok')),
      other.charge(asked('payment-1', 'practice_declined')),
    ])
    expect(second).toEqual(first)
  })

  it('gives no more back than was paid when two refunds come at once', async () => {
    const { processor } = started()
    const paid = await processor.charge(asked('payment-1', 'practice_ok'))
    if (paid.status !== 'approved') throw new Error(paid.status)
    const { transactionId } = paid
    const refund = (refundId: string) =>
      processor.refund({ refundId, transactionId, amount: 2000, full: false, requestedAt: 0 })
    const ends = await Promise.all([refund('refund-1'), refund('refund-2')])
    expect(ends.map(({ status }) => status).sort()).toEqual(['approved', 'declined'])
  })

  it('takes the bank’s answer once', async () => {
    const { processor } = started()
    const question = await processor.charge(asked('payment-1', 'practice_3ds'))
    if (question.status !== 'requires_action') throw new Error(question.status)
    expect(await processor.confirm(question.paymentIntent, false)).toBe(true)
    expect(await processor.confirm(question.paymentIntent, true)).toBe(false)
    expect(await processor.confirm('practice_pi_unknown', true)).toBe(false)
    const found = await processor.lookup({ paymentId: 'payment-1', openedAt: 0 })
    expect(found).toMatchObject({ status: 'declined', code: 'authentication_required' })
  })

  it('saves a card whose payment the bank confirmed', async () => {
    const { processor } = started()
    const request = { ...asked('payment-1', 'practice_3ds'), save: true }
    const question = await processor.charge(request)
    if (question.status !== 'requires_action') throw new Error(question.status)
    expect(await processor.listCards('user-sarah')).toEqual([])
    await processor.confirm(question.paymentIntent, true)
    expect(await processor.listCards('user-sarah')).toMatchObject([{ last4: '3155' }])
  })

  it('is of the kind the facility has chosen', () => {
    const { processor } = started()
    expect(processor.kind).toBe('cardknox')
    expect(processor.publicConfig().ccProcessorType).toBe('cardknox')
  })
})
