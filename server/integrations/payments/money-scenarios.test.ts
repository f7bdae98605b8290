import { minutes } from '@mikvah/rules/time/ms.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, benches } from '../../test/stand-ins/money-benches.ts'
import type { Approved, CardSource, ChargeRequest, ChargeResult } from './card-processor.ts'

const sarah = { userId: 'user-sarah', customerRef: null }

describe.each(['stripe', 'cardknox', 'practice'] as const)('paying through %s', (name) => {
  let bench: Bench
  beforeEach(async () => {
    bench = await benches[name]()
  })
  afterEach(() => bench.close())

  /** Only for what nobody answers: a machine may be slower than this. */
  async function impatiently(): Promise<void> {
    await bench.close()
    bench = await benches[name](200)
  }

  const asked = (paymentId: string, source: CardSource): ChargeRequest => ({
    paymentId,
    amount: 3500,
    currency: 'USD',
    payer: sarah,
    source,
    save: false,
    present: true,
    description: 'Visit',
    meta: { reservationId: 'reservation-1' },
  })
  const charge = (paymentId: string, source: CardSource) =>
    bench.processor.charge(asked(paymentId, source))

  async function paid(paymentId: string, more: Partial<ChargeRequest> = {}): Promise<Approved> {
    const request = { ...asked(paymentId, bench.card('good')), ...more }
    return approvedOf(await bench.processor.charge(request))
  }

  const refundOf = (
    payment: Approved,
    amount: number,
    { refundId = 'refund-1', full = false } = {},
  ) => ({
    refundId,
    transactionId: payment.transactionId,
    amount,
    full,
    requestedAt: Date.now(),
  })

  it('takes the whole amount from a good card, and says which card it was', async () => {
    const payment = await paid('payment-1')
    expect(payment).toMatchObject({ amount: 3500, savedCard: null })
    expect(payment.transactionId).not.toBe('')
    expect(payment.card).toEqual({ brand: 'Visa', last4: expect.stringMatching(/^\d{4}$/) })
    expect(await bench.moved()).toEqual(['charge 3500'])
  })

  it('tells a refused card from a failure, with words for the patron', async () => {
    const result = await charge('payment-1', bench.card('declined'))
    expect(result).toMatchObject({ status: 'declined', type: 'card_error' })
    expect(result).toHaveProperty('message', expect.stringMatching(/declined/i))
    expect(await bench.moved()).toEqual([])
  })

  it('says when the money on the card is not enough', async () => {
    const result = await charge('payment-1', bench.card('noFunds'))
    expect(result).toMatchObject({ status: 'declined', type: 'card_error' })
    expect(result).toHaveProperty('message', expect.stringMatching(/insufficient funds/i))
    expect(await bench.moved()).toEqual([])
  })

  it('calls a token that nobody made an error, not a refused card', async () => {
    const result = await charge('payment-1', { kind: 'token', token: 'made-up' })
    expect(result).toMatchObject({ status: 'error', type: 'api_error' })
    expect(await bench.moved()).toEqual([])
  })

  it('saves a card and pays with it on another evening', async () => {
    const saved = await bench.processor.saveCard({ payer: sarah, ...bench.card('good') })
    if (saved.status !== 'saved') throw new Error(saved.status)
    expect(await bench.processor.listCards(saved.customerRef)).toEqual([saved.card])
    expect(saved.card.brand).toBe('Visa')

    const payer = { ...sarah, customerRef: saved.customerRef }
    const source: CardSource = { kind: 'savedCard', id: saved.card.id }
    await paid('payment-2', { payer, source })
    await paid('payment-3', { payer, source, present: false })
    expect(await bench.moved()).toEqual(['charge 3500', 'charge 3500'])
  })

  it('saves the card she pays with when she asks for it', async () => {
    const payment = await paid('payment-1', { save: true })
    if (!payment.customerRef) throw new Error('no customer')
    expect(payment.savedCard).toMatchObject({ brand: 'Visa' })
    expect(await bench.processor.listCards(payment.customerRef)).toEqual([payment.savedCard])
  })

  it('does not save a refused card, where saving one asks the bank', async () => {
    const saved = await bench.processor.saveCard({ payer: sarah, ...bench.card('declined') })
    expect(saved).toMatchObject({ status: name === 'cardknox' ? 'saved' : 'declined' })
  })

  it('deletes her card and nobody else’s', async () => {
    const saved = await bench.processor.saveCard({ payer: sarah, ...bench.card('good') })
    if (saved.status !== 'saved') throw new Error(saved.status)
    expect(await bench.processor.deleteCard('cus_of_another', saved.card.id)).toBe(false)
    expect(await bench.processor.deleteCard(saved.customerRef, saved.card.id)).toBe(true)
    expect(await bench.processor.listCards(saved.customerRef)).toEqual([])
    expect(await bench.processor.deleteCard(saved.customerRef, 'pm_unknown')).toBe(false)
  })

  it('forgets a customer with all her cards, nobody else’s, and finds nobody the next time', async () => {
    const [hers, another] = [
      await bench.processor.saveCard({ payer: sarah, ...bench.card('good') }),
      await bench.processor.saveCard({
        payer: { userId: 'user-rivka', customerRef: null },
        ...bench.card('good'),
      }),
    ]
    if (hers.status !== 'saved' || another.status !== 'saved') throw new Error(hers.status)
    await bench.processor.forgetCustomer(hers.customerRef)
    expect(await bench.processor.listCards(hers.customerRef)).toEqual([])
    expect(await bench.processor.listCards(another.customerRef)).toHaveLength(1)
    const request = asked('payment-1', { kind: 'savedCard', id: hers.card.id })
    const payer = { ...sarah, customerRef: hers.customerRef }
    expect(await bench.processor.charge({ ...request, payer })).toMatchObject({ status: 'error' })
    await bench.processor.forgetCustomer(hers.customerRef)
    expect(await bench.moved()).toEqual([])
  })

  it('does not charge a card saved by another patron', async () => {
    const saved = await bench.processor.saveCard({ payer: sarah, ...bench.card('good') })
    if (saved.status !== 'saved') throw new Error(saved.status)
    const payer = { userId: 'user-rivka', customerRef: null }
    const request = asked('payment-1', { kind: 'savedCard', id: saved.card.id })
    const result = await bench.processor.charge({ ...request, payer })
    expect(result.status).toBe('error')
    expect(await bench.moved()).toEqual([])
  })

  it('gives the whole payment back', async () => {
    const payment = await paid('payment-1')
    const result = await bench.processor.refund(refundOf(payment, 3500, { full: true }))
    expect(result).toMatchObject({ status: 'approved', amount: 3500 })
    expect(await bench.moved()).toEqual(['charge 3500', 'refund 3500'])
  })

  it('gives a part back, then another, and never more than was paid', async () => {
    const payment = await paid('payment-1')
    bench.settle()
    const part = (refundId: string, amount: number) =>
      bench.processor.refund(refundOf(payment, amount, { refundId }))
    expect(await part('refund-1', 1000)).toMatchObject({ status: 'approved', amount: 1000 })
    expect(await part('refund-2', 2600)).toMatchObject({ status: 'declined', code: 'over_refund' })
    expect(await part('refund-3', 2500)).toMatchObject({ status: 'approved', amount: 2500 })
    expect(await part('refund-4', 1)).toMatchObject({ status: 'declined', code: 'over_refund' })
    expect(await bench.moved()).toEqual(['charge 3500', 'refund 1000', 'refund 2500'])
  })

  it('gives back once however often one refund is asked for, and finds it again', async () => {
    const payment = await paid('payment-1')
    bench.settle()
    const request = refundOf(payment, 1000)
    const first = await bench.processor.refund(request)
    expect(await bench.processor.refund(request)).toEqual(first)
    expect(await bench.processor.lookupRefund(request)).toEqual(first)
    expect(await bench.moved()).toEqual(['charge 3500', 'refund 1000'])
  })

  it('finds no refund that was never asked for', async () => {
    const payment = await paid('payment-1')
    bench.passTime(minutes(10))
    const request = { ...refundOf(payment, 1000), refundId: 'refund-unknown' }
    expect(await bench.processor.lookupRefund(request)).toEqual({ status: 'none' })
  })

  it('finds a payment whose answer was lost, and repeating it moves no money', async () => {
    const openedAt = Date.now()
    const source = bench.card('losesTheAnswer')
    bench.loseTheNextAnswer()
    expect((await charge('payment-1', source)).status).toBe('unknown')
    expect(await bench.moved()).toEqual(['charge 3500'])

    const found = await bench.processor.lookup({ paymentId: 'payment-1', openedAt })
    expect(approvedOf(found)).toMatchObject({ amount: 3500 })
    const again = approvedOf(await charge('payment-1', source))
    expect(again.transactionId).toBe(approvedOf(found).transactionId)
    expect(await bench.moved()).toEqual(['charge 3500'])
  })

  it('finds a refused payment refused', async () => {
    const openedAt = Date.now()
    await charge('payment-1', bench.card('declined'))
    const found = await bench.processor.lookup({ paymentId: 'payment-1', openedAt })
    expect(found).toMatchObject({ status: 'declined', type: 'card_error' })
  })

  it('is sure that nothing was paid only once no call can be under way', async () => {
    const openedAt = Date.now()
    const lookup = () => bench.processor.lookup({ paymentId: 'payment-unknown', openedAt })
    const soon = name === 'practice' ? 'none' : 'unknown'
    expect((await lookup()).status).toBe(soon)
    bench.passTime(minutes(3))
    expect(await lookup()).toEqual({ status: 'none' })
  })

  it('says unknown when the processor says nothing', async () => {
    if (!bench.sayNothing) return expect(name).toBe('practice')
    await impatiently()
    bench.sayNothing?.()
    expect((await charge('payment-1', bench.card('good'))).status).toBe('unknown')
  })

  it('lets the bank ask, and is paid once the patron has answered', async () => {
    if (!bench.bankSays) return expect(name).toBe('cardknox')
    const question = await charge('payment-1', bench.card('asksTheBank'))
    if (question.status !== 'requires_action') throw new Error(question.status)
    expect(question.clientSecret).toContain(question.paymentIntent)
    expect(await bench.moved()).toEqual([])

    const intent: CardSource = { kind: 'intent', id: question.paymentIntent }
    expect((await charge('payment-1', intent)).status).toBe('requires_action')
    await bench.bankSays(question.paymentIntent, true)
    expect(approvedOf(await charge('payment-1', intent))).toMatchObject({ amount: 3500 })
    expect(approvedOf(await charge('payment-1', intent))).toMatchObject({ amount: 3500 })
    expect(await bench.moved()).toEqual(['charge 3500'])
  })

  it('takes no for an answer from the bank, and the intent can never be paid later', async () => {
    if (!bench.bankSays) return expect(name).toBe('cardknox')
    const question = await charge('payment-1', bench.card('asksTheBank'))
    if (question.status !== 'requires_action') throw new Error(question.status)
    await bench.bankSays(question.paymentIntent, false)

    const intent: CardSource = { kind: 'intent', id: question.paymentIntent }
    expect(await charge('payment-1', intent)).toMatchObject({ type: 'card_error' })
    const where = { paymentId: 'payment-1', paymentIntent: question.paymentIntent, openedAt: 0 }
    const ended = await bench.processor.cancelIntent(where)
    expect(['canceled', 'declined']).toContain(ended.status)
    expect(await bench.moved()).toEqual([])
  })

  it('refuses an intent that was made for another payment', async () => {
    if (!bench.bankSays) return expect(name).toBe('cardknox')
    const question = await charge('payment-1', bench.card('asksTheBank'))
    if (question.status !== 'requires_action') throw new Error(question.status)
    await bench.bankSays(question.paymentIntent, true)
    const intent: CardSource = { kind: 'intent', id: question.paymentIntent }
    expect(await charge('payment-2', intent)).toMatchObject({ code: 'intent_mismatch' })
  })

  it('does not call an intent paid that is over another amount, and finds what was paid', async () => {
    if (!bench.bankSays) return expect(name).toBe('cardknox')
    const question = await charge('payment-1', bench.card('asksTheBank'))
    if (question.status !== 'requires_action') throw new Error(question.status)
    const { paymentIntent } = question
    await bench.bankSays(paymentIntent, true)
    const dearer = { ...asked('payment-1', { kind: 'intent', id: paymentIntent }), amount: 9900 }
    expect((await bench.processor.charge(dearer)).status).toBe('unknown')
    const where = { paymentId: 'payment-1', paymentIntent, openedAt: Date.now() }
    expect(approvedOf(await bench.processor.lookup(where)).amount).toBe(3500)
  })

  it('refuses a card that asks the bank when nobody is there to answer', async () => {
    if (!bench.bankSays) return expect(name).toBe('cardknox')
    const request = asked('payment-1', bench.card('asksTheBank'))
    const result = await bench.processor.charge({ ...request, present: false })
    expect(result).toMatchObject({ status: 'declined', code: 'authentication_required' })
  })

  it('ends a question nobody answers, unless she has paid meanwhile', async () => {
    if (!bench.bankSays) return expect(name).toBe('cardknox')
    const left = await charge('payment-1', bench.card('asksTheBank'))
    const late = await charge('payment-2', bench.card('asksTheBank'))
    if (left.status !== 'requires_action') throw new Error(left.status)
    if (late.status !== 'requires_action') throw new Error(late.status)
    await bench.bankSays(late.paymentIntent, true)

    const openedAt = Date.now()
    const cancel = (paymentId: string, paymentIntent: string) =>
      bench.processor.cancelIntent({ paymentId, paymentIntent, openedAt })
    expect(await cancel('payment-1', left.paymentIntent)).toEqual({ status: 'canceled' })
    expect(await cancel('payment-1', left.paymentIntent)).toEqual({ status: 'canceled' })
    expect(approvedOf(await cancel('payment-2', late.paymentIntent)).amount).toBe(3500)
  })

  it('reads a webhook as a hint, the same each time it comes', async () => {
    if (!bench.webhook) return expect(name).toBe('practice')
    const payment = await paid('payment-1')
    const { headers, body } = bench.webhook()
    const first = await bench.processor.readWebhook(headers, body)
    expect(first).toMatchObject({
      accepted: true,
      hint: { about: 'payment', paymentId: 'payment-1', transactionId: payment.transactionId },
    })
    expect(await bench.processor.readWebhook(headers, body)).toEqual(first)
  })

  it('turns away a webhook that was altered or not signed', async () => {
    const forged = { accepted: false, because: 'bad-signature' }
    expect(await bench.processor.readWebhook({}, '{}')).toEqual(forged)
    if (!bench.webhook) return
    await paid('payment-1')
    const { headers, body } = bench.webhook()
    const altered = body.replace('payment-1', 'payment-9')
    expect(await bench.processor.readWebhook(headers, altered)).toEqual(forged)
  })

  it('lets no secret and no card token out in what it says about failures', async () => {
    await impatiently()
    const source = bench.card('declined')
    const said: unknown[] = [await charge('payment-1', source)]
    bench.sayNothing?.()
    said.push(await charge('payment-2', bench.card('good')))
    bench.loseTheNextAnswer()
    said.push(await charge('payment-3', bench.card('good')))
    await bench.close()
    said.push(await charge('payment-4', source))
    said.push(await bench.processor.listCards('cus_1').catch(whole))
    said.push(await bench.processor.lookup({ paymentId: 'payment-1', openedAt: Date.now() }))

    const text = JSON.stringify(said.map(whole))
    for (const secret of bench.secrets) expect(text).not.toContain(secret)
    if (source.cvv) expect(text).not.toContain(source.cvv)
    if (name !== 'stripe') expect(text).not.toContain(source.token)
    expect(text).not.toMatch(/\d{13}/)
  })
})

/** An error with all that a careless log would write of it. */
function whole(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return { ...value, message: value.message, stack: value.stack, cause: value.cause }
}

function approvedOf(result: ChargeResult | { status: 'none' | 'canceled' }): Approved {
  if (result.status !== 'approved') throw new Error(JSON.stringify(result))
  return result
}
