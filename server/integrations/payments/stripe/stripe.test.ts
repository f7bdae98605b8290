import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unhurried } from '../../../test/stand-ins/patience.ts'
import { type StripeStandIn, startStripeStandIn } from '../../../test/stand-ins/stripe-stand-in.ts'
import type { CardProcessor, CardSource, ChargeRequest } from '../card-processor.ts'
import { stripeProcessor } from './stripe.ts'

const processorAt = ({ url, secretKey, webhookSecret }: StripeStandIn) =>
  stripeProcessor({
    secretKey,
    webhookSecret,
    publicKey: 'pk_test_public',
    requiresCvv: false,
    requiresCardholderId: false,
    baseUrl: url,
    timeoutMs: unhurried,
  })

const asked = (paymentId: string, token = 'pm_card_visa'): ChargeRequest => ({
  paymentId,
  amount: 3500,
  currency: 'USD',
  payer: { userId: 'user-sarah', customerRef: null },
  source: { kind: 'token', token },
  save: false,
  present: true,
  description: 'Visit',
})

describe('Stripe', () => {
  let stripe: StripeStandIn
  let processor: CardProcessor
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    processor = processorAt(stripe)
  })
  afterEach(async () => {
    await stripe.close()
    expect(stripe.violations).toEqual([])
  })

  const heardOf = (operation: string) => stripe.heard.filter((each) => each.operation === operation)

  it('sends our payment id as idempotency key and in the metadata, and cents as they are', async () => {
    await processor.charge({ ...asked('payment-1'), meta: { reservationId: 'reservation-1' } })
    const [sent] = heardOf('POST /v1/payment_intents')
    expect(sent?.idempotencyKey).toBe('payment-1')
    expect(sent?.params).toMatchObject({
      amount: '3500',
      currency: 'usd',
      confirm: 'true',
      automatic_payment_methods: { enabled: 'true', allow_redirects: 'never' },
      metadata: {
        paymentId: 'payment-1',
        reservationId: 'reservation-1',
        userId: 'user-sarah',
      },
    })
    expect(sent?.params).not.toHaveProperty('off_session')
    expect(sent?.params).not.toHaveProperty('setup_future_usage')
  })

  it('makes one customer for a patron who saves a card in two tabs', async () => {
    const payer = { userId: 'user-sarah', customerRef: null }
    const [first, second] = await Promise.all([
      processor.saveCard({ payer, token: 'pm_card_visa' }),
      processor.saveCard({ payer, token: 'pm_card_amex' }),
    ])
    if (first.status !== 'saved' || second.status !== 'saved') throw new Error(first.status)
    expect(second.customerRef).toBe(first.customerRef)
    const [made] = heardOf('POST /v1/customers')
    expect(made?.params).toEqual({ metadata: { userId: 'user-sarah' } })
    const brands = (await processor.listCards(first.customerRef)).map(({ brand }) => brand)
    expect(brands.sort()).toEqual(['American Express', 'Visa'])
  })

  it('hands the question of her bank on when a card is saved', async () => {
    const payer = { userId: 'user-sarah', customerRef: null }
    const token = 'pm_card_authenticationRequired'
    const saved = await processor.saveCard({ payer, token })
    if (saved.status !== 'requires_action') throw new Error(saved.status)
    expect(await processor.listCards(saved.customerRef)).toEqual([])
    stripe.authenticateSetup(saved.clientSecret)
    expect(await processor.listCards(saved.customerRef)).toHaveLength(1)
  })

  it('pays with a confirmation token, once', async () => {
    const token = stripe.confirmationToken('pm_card_visa')
    expect((await processor.charge(asked('payment-1', token))).status).toBe('approved')
    expect((await processor.charge(asked('payment-2', token))).status).toBe('error')
    expect(stripe.movements()).toHaveLength(1)
  })

  it('is paid by the wallet in the browser only when Stripe says so', async () => {
    const { source: _, present: __, ...request } = asked('payment-1')
    const made = await processor.createIntent?.(request)
    if (made?.status !== 'created') throw new Error(made?.status)
    const intent: CardSource = { kind: 'intent', id: made.paymentIntent }
    const confirm = () => processor.charge({ ...asked('payment-1'), source: intent })
    expect((await confirm()).status).toBe('pending')

    stripe.payInBrowser(made.paymentIntent, 'pm_card_mastercard')
    expect(await confirm()).toMatchObject({
      status: 'approved',
      transactionId: made.paymentIntent,
      card: { brand: 'MasterCard', last4: '4444' },
    })
  })

  it('lets the wallet try another card, until the patron gives up', async () => {
    const { source: _, present: __, ...request } = asked('payment-1')
    const made = await processor.createIntent?.(request)
    if (made?.status !== 'created') throw new Error(made?.status)
    const { paymentIntent } = made
    stripe.payInBrowser(paymentIntent, 'pm_card_visa_chargeDeclined')

    const openedAt = Date.now()
    const sweep = () => processor.lookup({ paymentId: 'payment-1', paymentIntent, openedAt })
    expect((await sweep()).status).toBe('pending')
    const source: CardSource = { kind: 'intent', id: paymentIntent }
    expect(await processor.charge({ ...asked('payment-1'), source })).toMatchObject({
      status: 'declined',
      code: 'generic_decline',
    })
    expect(() => stripe.payInBrowser(paymentIntent, 'pm_card_visa')).not.toThrow()
    expect(stripe.movements()).toEqual([])
  })

  it('takes a card held to a reader', async () => {
    const reader = stripe.addReader('Desk')
    stripe.addReader('Office', false)
    const readers = (await processor.readers?.list()) ?? []
    expect(readers.map(({ label, online }) => [label, online])).toEqual([
      ['Desk', true],
      ['Office', false],
    ])
    const { source: _, present: __, ...request } = asked('payment-1')
    const made = await processor.createIntent?.({ ...request, terminal: 'byServer' })
    if (made?.status !== 'created') throw new Error(made?.status)
    const { paymentIntent } = made
    expect(await processor.readers?.collect(reader, paymentIntent)).toBe('asked')
    expect(await processor.readers?.collect(reader, paymentIntent)).toBe('busy')
    expect(await processor.readers?.collect(readers[1]?.id ?? '', paymentIntent)).toBe('offline')

    stripe.tapReader(reader, 'pm_card_visa')
    const news = stripe.events().findLast(({ type }) => type.startsWith('terminal.reader.'))
    if (!news) throw new Error('no news')
    const { headers, body } = stripe.signed(news)
    expect(await processor.readWebhook(headers, body)).toMatchObject({
      hint: { about: 'reader', transactionId: paymentIntent },
    })
    const openedAt = Date.now()
    const found = await processor.lookup({ paymentId: 'payment-1', paymentIntent, openedAt })
    expect(found.status).toBe('approved')
    await processor.readers?.cancel(reader, paymentIntent)
    expect(await processor.terminalToken?.()).toMatch(/^pst_/)
  })

  it('has a reader stop asking for what it is told, and for nothing else', async () => {
    const { readers, createIntent } = processor
    if (!readers || !createIntent) throw new Error('No readers.')
    const { source: _, present: __, ...request } = asked('payment-1')
    const intent = async (paymentId: string) => {
      const made = await createIntent({ ...request, paymentId, terminal: 'byServer' })
      return made.status === 'created' ? made.paymentIntent : made.status
    }
    const [first, next] = [await intent('payment-1'), await intent('payment-2')]
    const reader = stripe.addReader('Kiosk')
    await readers.collect(reader, first)
    expect(await readers.isAsking(reader, first)).toBe(true)
    await readers.cancel(reader, first)
    expect(await readers.isAsking(reader, first)).toBe(false)
    await readers.collect(reader, next)
    await readers.cancel(reader, first)
    expect(await readers.isAsking(reader, next)).toBe(true)
    stripe.tapReader(reader, 'pm_card_visa')
    expect(await readers.isAsking(reader, next)).toBe(false)
    expect(stripe.movements()).toMatchObject([{ ours: 'payment-2' }])
  })

  it.each([
    [429, 'error'],
    [500, 'unknown'],
    [503, 'unknown'],
  ])('takes status %i for %s', async (status, meaning) => {
    stripe.faults.next({ kind: 'status', status }, { times: 3 })
    expect((await processor.charge(asked('payment-1'))).status).toBe(meaning)
  })

  it('heals one lost answer by itself, and money moves once', async () => {
    stripe.faults.next({ kind: 'lose-answer' })
    expect((await processor.charge(asked('payment-1'))).status).toBe('approved')
    expect(stripe.movements()).toHaveLength(1)
  })

  it('leaves a payment open when its key was used for something else', async () => {
    await processor.charge(asked('payment-1'))
    const other = { ...asked('payment-1'), amount: 4000 }
    expect((await processor.charge(other)).status).toBe('unknown')
    expect(stripe.movements()).toHaveLength(1)
  })

  it('calls nothing refused that it could not look at', async () => {
    const question = await processor.charge(asked('payment-1', 'pm_card_authenticationRequired'))
    if (question.status !== 'requires_action') throw new Error(question.status)
    stripe.authenticate(question.paymentIntent, true)
    stripe.faults.next({ kind: 'status', status: 429 }, { times: 3 })
    const source: CardSource = { kind: 'intent', id: question.paymentIntent }
    expect((await processor.charge({ ...asked('payment-1'), source })).status).toBe('unknown')
  })

  it('refuses a webhook that is too old', async () => {
    await processor.charge(asked('payment-1'))
    const [event] = stripe.events()
    if (!event) throw new Error('no event')
    const { headers, body } = stripe.signed(event, Math.floor(Date.now() / 1000) - 600)
    expect(await processor.readWebhook(headers, body)).toMatchObject({ because: 'bad-signature' })
  })

  it('reads news that comes doubled and out of order', async () => {
    await processor.charge(asked('payment-1'))
    await processor.charge(asked('payment-2'))
    const read: string[] = []
    const ours = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const reading = await processor.readWebhook(request.headers, body)
      if (reading.accepted) read.push(reading.hint.paymentId ?? '')
      response.writeHead(reading.accepted ? 200 : 400).end()
    })
    await new Promise<void>((resolve) => ours.listen(0, '127.0.0.1', resolve))
    const address = ours.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const [first, second] = stripe.events()
    if (!first || !second) throw new Error('no events')
    expect(await stripe.deliver(url, [second, first, second])).toEqual([200, 200, 200])
    expect(read).toEqual(['payment-2', 'payment-1', 'payment-2'])
    ours.close()
    ours.closeAllConnections()
  })

  it('reads the news of a refund', async () => {
    const paid = await processor.charge(asked('payment-1'))
    if (paid.status !== 'approved') throw new Error(paid.status)
    const { transactionId } = paid
    const refund = { refundId: 'refund-1', transactionId, amount: 500, full: false }
    await processor.refund({ ...refund, requestedAt: Date.now() })
    const news = stripe.events().findLast(({ type }) => type === 'refund.updated')
    if (!news) throw new Error('no news')
    const { headers, body } = stripe.signed(news)
    expect(await processor.readWebhook(headers, body)).toMatchObject({
      hint: { about: 'refund', refundId: 'refund-1', transactionId },
    })
  })
})

describe('the Stripe stand-in', () => {
  const post = (stripe: StripeStandIn, path: string, body: string, key = '') =>
    fetch(stripe.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${stripe.secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body,
    })
  const codeOf = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: { code?: string; type: string } }
    return [answer.status, error.code ?? error.type]
  }

  it('refuses what Stripe refuses', async () => {
    const stripe = await startStripeStandIn()
    const intents = '/v1/payment_intents'
    const refusal = async (body: string) => codeOf(await post(stripe, intents, body))
    const good = 'amount=3500&currency=usd'
    expect(await refusal('amount=3500')).toEqual([400, 'parameter_missing'])
    expect(await refusal(`${good}&colour=red`)).toEqual([400, 'parameter_unknown'])
    expect(await refusal('amount=35.5&currency=usd')).toEqual([400, 'parameter_invalid_integer'])
    expect(await refusal('amount=49&currency=usd')).toEqual([400, 'amount_too_small'])
    expect(await refusal(`${good}&customer=cus_1`)).toEqual([404, 'resource_missing'])
    const declined = `${good}&payment_method=pm_card_visa_chargeDeclined&confirm=true`
    expect(await refusal(declined)).toEqual([402, 'card_declined'])
    const stranger = await fetch(stripe.url + intents, { headers: { authorization: 'Bearer x' } })
    expect(stranger.status).toBe(401)
    expect(stripe.violations).toEqual([])
    await stripe.close()
  })

  it('gives the first answer again for one key, and refuses other parameters', async () => {
    const stripe = await startStripeStandIn()
    const make = (amount: number) =>
      post(stripe, '/v1/payment_intents', `amount=${amount}&currency=usd`, 'key-1')
    const first = await (await make(3500)).text()
    const again = await make(3500)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.text()).toBe(first)
    expect(await codeOf(await make(4000))).toEqual([400, 'idempotency_error'])
    await stripe.close()
  })

  it('remembers in its file what moved', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-'))
    const file = join(folder, 'state.json')
    const before = await startStripeStandIn({ file })
    await processorAt(before).charge(asked('payment-1'))
    await before.close()
    const after = await startStripeStandIn({ file })
    expect(after.movements()).toEqual(before.movements())
    expect((await processorAt(after).charge(asked('payment-1'))).status).toBe('approved')
    expect(after.movements()).toHaveLength(1)
    await after.close()
    rmSync(folder, { recursive: true })
  })
})
