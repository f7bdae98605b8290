import type { Ms } from '@mikvah/rules/time/ms.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type CardknoxStandIn,
  startCardknoxStandIn,
} from '../../../test/stand-ins/cardknox-stand-in.ts'
import { patienceFor, unhurried } from '../../../test/stand-ins/patience.ts'
import type { CardProcessor, CardSource, ChargeRequest } from '../card-processor.ts'
import { type CardVault, inMemoryCardVault } from '../card-vault.ts'
import { cardknoxProcessor } from './cardknox.ts'
import { signatureOf } from './webhooks.ts'

describe('Cardknox', () => {
  let gateway: CardknoxStandIn
  let processor: CardProcessor
  let vault: CardVault
  beforeEach(async () => {
    gateway = await startCardknoxStandIn()
    vault = inMemoryCardVault()
    processor = waitingFor(unhurried)
  })
  const waitingFor = (timeoutMs: Ms) =>
    cardknoxProcessor({
      xKey: gateway.xKey,
      webhookPin: gateway.webhookPin,
      publicKey: 'ifields_public',
      requiresCvv: true,
      requiresCardholderId: true,
      vault,
      baseUrl: gateway.url,
      timeoutMs,
    })
  afterEach(() => gateway.close())

  const asked = (paymentId: string, source: CardSource): ChargeRequest => ({
    paymentId,
    amount: 3505,
    currency: 'usd',
    payer: { userId: 'user-sarah', customerRef: null },
    source,
    save: false,
    present: true,
    description: 'Visit',
  })
  const good = (): CardSource => ({
    kind: 'token',
    token: gateway.sut('approves'),
    cvv: gateway.sut('approves', 'cvv'),
    exp: '1231',
  })
  async function paid(paymentId = 'payment-1') {
    const result = await processor.charge(asked(paymentId, good()))
    if (result.status !== 'approved') throw new Error(JSON.stringify(result))
    return result
  }
  const refundOf = (transactionId: string, amount: number, full: boolean) => ({
    refundId: 'refund-1',
    transactionId,
    amount,
    full,
    requestedAt: Date.now(),
  })

  it('sends dollars, our id as invoice, and the single-use tokens where number and code stand', async () => {
    const source = good()
    await processor.charge(asked('payment-1', source))
    expect(gateway.heard[0]).toMatchObject({
      xCommand: 'cc:sale',
      xAmount: '35.05',
      xCurrency: 'USD',
      xInvoice: 'payment-1',
      xAllowDuplicate: false,
      xVersion: '5.0.0',
      ...(source.kind === 'token'
        ? { xCardNum: source.token, xCVV: source.cvv, xExp: '1231' }
        : {}),
    })
    expect(gateway.heard[0]).not.toHaveProperty('xSut')
  })

  it('keeps every digit of a reference number', async () => {
    const { transactionId } = await paid()
    expect(transactionId).toBe(gateway.transactions()[0]?.xRefNum)
    expect(transactionId).toMatch(/^9\d{18}$/)
  })

  it('keeps the token of a saved card and never its code', async () => {
    const source = good()
    await processor.charge({ ...asked('payment-1', source), save: true })
    const [card] = await vault.list('user-sarah')
    expect(card).toMatchObject({ brand: 'Visa', last4: '2224', exp: '1231' })
    expect(card?.token).toBe('token-of-approves')
    const code = source.kind === 'token' ? source.cvv : ''
    expect(JSON.stringify(card)).not.toContain(code)
    expect(await processor.listCards('user-sarah')).toEqual([
      { id: card?.id, brand: 'Visa', last4: '2224' },
    ])
  })

  it('finds a payment although its invoice was cut short', async () => {
    const paymentId = '0192f6a4-7c1e-7b3a-9d54-3a1f0c2b4d6e'
    await paid(paymentId)
    const found = await processor.lookup({ paymentId, openedAt: Date.now() })
    expect(found).toMatchObject({ status: 'approved', amount: 3505 })
  })

  it('takes nothing when only a part of the amount is approved', async () => {
    const source: CardSource = { kind: 'token', token: gateway.sut('partial'), exp: '1231' }
    const result = await processor.charge(asked('payment-1', source))
    expect(result).toMatchObject({ status: 'declined', code: 'partial_approval' })
    expect(gateway.movements().map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 1000],
      ['refund', 1000],
    ])
  })

  it('charges a saved card once for one payment, though no key exists', async () => {
    const saved = await processor.saveCard({
      payer: { userId: 'user-sarah', customerRef: null },
      token: gateway.sut('approves'),
      exp: '1231',
    })
    if (saved.status !== 'saved') throw new Error(saved.status)
    const source: CardSource = { kind: 'savedCard', id: saved.card.id }
    const first = await processor.charge(asked('payment-1', source))
    expect(await processor.charge(asked('payment-1', source))).toMatchObject({
      status: 'approved',
      transactionId: first.status === 'approved' ? first.transactionId : '',
    })
    expect(gateway.movements()).toHaveLength(1)
  })

  it('leaves a duplicate open while the report cannot tell what became of the first', async () => {
    const source = good()
    await processor.charge(asked('payment-1', source))
    const saved = gateway.sut('approves')
    gateway.faults.next({ kind: 'status', status: 500 }, { on: '/reportjson' })
    const again = await processor.charge(asked('payment-1', { kind: 'token', token: saved }))
    expect(again.status).toBe('unknown')
    expect(gateway.movements()).toHaveLength(1)
  })

  it('refuses a single-use token used for another payment', async () => {
    const source = good()
    await processor.charge(asked('payment-1', source))
    const result = await processor.charge(asked('payment-2', source))
    expect(result).toMatchObject({ status: 'error', code: '01727' })
  })

  it.each(['drop', 'hang', 'lose-answer'] as const)('says unknown after %s', async (kind) => {
    gateway.faults.next({ kind }, { on: 'cc:sale' })
    const asks = waitingFor(patienceFor({ kind }))
    expect((await asks.charge(asked('payment-1', good()))).status).toBe('unknown')
  })

  it('says unknown to a page instead of an answer', async () => {
    gateway.faults.next({ kind: 'status', status: 500 })
    expect((await processor.charge(asked('payment-1', good()))).status).toBe('unknown')
  })

  it('knows that nothing moved when the gateway could not be reached', async () => {
    const source = good()
    await gateway.close()
    const result = await processor.charge(asked('payment-1', source))
    expect(result).toMatchObject({ status: 'error', code: 'not_sent' })
  })

  it('undoes a whole payment before and after the day is settled', async () => {
    const early = await paid('payment-1')
    expect(await processor.refund(refundOf(early.transactionId, 3505, true))).toMatchObject({
      status: 'approved',
    })
    const late = await paid('payment-2')
    gateway.settle()
    const request = { ...refundOf(late.transactionId, 3505, true), refundId: 'refund-2' }
    expect(await processor.refund(request)).toMatchObject({ status: 'approved' })
  })

  it('asks again later for a part that only settled payments give back', async () => {
    const { transactionId } = await paid()
    // All of it, but not known to be all: what an unsettled batch can't do.
    const request = refundOf(transactionId, 3505, false)
    expect(await processor.refund(request)).toMatchObject({ code: 'not_settled_yet' })
    gateway.settle()
    // The report lists the try that was refused; it moved nothing, so it is no answer.
    const looked = (underWaySince: number | null) =>
      processor.lookupRefund({ ...request, underWaySince })
    expect(await looked(null)).toEqual({ status: 'none' })
    // Of a try that was sent since the report may not know yet.
    expect(await looked(request.requestedAt)).toMatchObject({ status: 'unknown' })
    expect(await processor.refund(request)).toMatchObject({ status: 'approved' })
  })

  it('sends no refund while it cannot see whether it was sent before', async () => {
    const { transactionId } = await paid()
    gateway.faults.next({ kind: 'status', status: 500 }, { on: '/reportjson' })
    const result = await processor.refund(refundOf(transactionId, 3505, true))
    expect(result.status).toBe('unknown')
    expect(gateway.movements()).toHaveLength(1)
  })

  it('finds a refund whose answer was lost', async () => {
    const { transactionId } = await paid()
    const request = refundOf(transactionId, 3505, true)
    gateway.faults.next({ kind: 'lose-answer' }, { on: 'cc:voidrefund' })
    expect((await processor.refund(request)).status).toBe('unknown')
    expect(await processor.refund(request)).toMatchObject({ status: 'approved', amount: 3505 })
    expect(gateway.movements()).toHaveLength(2)
  })

  it('takes no webhook of more values than Cardknox sends, however well it is signed', async () => {
    const values = (many: number) =>
      new URLSearchParams(Array.from({ length: many }, (_, at) => [`x${at}`, 'y']))
    const becauseOf = async (many: number) => {
      const form = new URLSearchParams([
        ...values(many - 2),
        ['xRefNum', '1'],
        ['xCommand', 'cc:sale'],
      ])
      const headers = { 'ck-signature': signatureOf(form, gateway.webhookPin) }
      return await processor.readWebhook(headers, form.toString())
    }
    expect(await becauseOf(200)).toMatchObject({ accepted: true })
    expect(await becauseOf(201)).toEqual({ accepted: false, because: 'bad-signature' })
  })

  it.each([
    ['of our own field, where the invoice was cut short', 'payment-12345', 'payment-1'],
    ['of the invoice, where our field is left out', '', 'payment-12345'],
  ])('reads a payment webhook by the id %s', async (_, ours, invoice) => {
    const form = new URLSearchParams({ xRefNum: '1', xCommand: 'cc:sale', xInvoice: invoice })
    if (ours) form.set('xCustom01', ours)
    const headers = { 'ck-signature': signatureOf(form, gateway.webhookPin) }
    expect(await processor.readWebhook(headers, form.toString())).toMatchObject({
      hint: { about: 'payment', paymentId: 'payment-12345' },
    })
  })

  it('reads a refund webhook for the refund it is', async () => {
    const { transactionId } = await paid()
    await processor.refund(refundOf(transactionId, 3505, true))
    const last = gateway.transactions().at(-1)
    if (!last) throw new Error('nothing happened')
    const { headers, body } = gateway.signed(last)
    expect(await processor.readWebhook(headers, body)).toMatchObject({
      hint: { about: 'refund', refundId: 'refund-1', paymentId: null },
    })
  })
})
