import { expect, it } from 'vitest'
import { liveCards, practiceOutside } from '../../integrations/outside.ts'
import { aFacility } from '../../test/a-facility.ts'
import { listening } from '../../test/a-screen.ts'
import { afterUse } from '../../test/after-use.ts'
import { aHeldVisit, card, theVisit } from '../../test/paying.ts'
import { startStripeStandIn } from '../../test/stand-ins/stripe-stand-in.ts'

const declined = 'pm_card_visa_chargeDeclined'
const good = 'pm_card_visa'

/** A patron who pays 25 dollars by an intent that her browser confirms, and Stripe that posts what happens to it. */
async function aBrowser() {
  const standIn = await startStripeStandIn()
  afterUse(async () => {
    await standIn.close()
    expect(standIn.violations).toEqual([])
  })
  const facility = await aFacility({
    outside: (db, config) => ({
      ...practiceOutside(db),
      cards: liveCards(db, config, { stripe: standIn.url }),
    }),
    settings: {
      stripePublicKey: 'pk_test_public',
      stripeSecretKey: standIn.secretKey,
      stripeWebhookSecret: standIn.webhookSecret,
    },
  })
  const url = `${await listening(facility)}/api/api/payments/webhook/stripe`
  const patron = await facility.patron()
  const { reservationId } = await aHeldVisit(patron)
  const body = { amt: 25, reservationId }
  const open = () => patron.post('payments/createpaymentintent', body)
  const intent = async (): Promise<string> => (await open()).body.result.paymentIntent
  const failures = () =>
    standIn.events().filter(({ type }) => type === 'payment_intent.payment_failed')
  const told = (events: ReturnType<typeof failures>) => standIn.deliver(url, events)
  /** Tries a card on it in the browser, and has Stripe tell of it. */
  const tries = async (paymentIntent: string, which: string) => {
    const before = standIn.events().length
    standIn.payInBrowser(paymentIntent, which)
    return told(standIn.events().slice(before) as ReturnType<typeof failures>)
  }
  const pay = (paymentIntent: string) =>
    patron.post('payments/makepayment', { ...body, paymentIntent })
  return {
    ...{ standIn, facility, patron, reservationId, body, open, intent, failures, told, tries, pay },
  }
}

it('cards that are refused on one intent in a browser count, and after five of them it takes no more', async () => {
  const { standIn, patron, body, reservationId, open, intent, tries, pay } = await aBrowser()
  const paymentIntent = await intent()
  for (let nth = 1; nth < 5; nth++) expect(await tries(paymentIntent, declined)).toEqual([200])
  expect(await intent()).toBe(paymentIntent)
  expect(await tries(paymentIntent, declined)).toEqual([200])

  expect(() => standIn.payInBrowser(paymentIntent, good)).not.toThrow()
  expect(standIn.movements()).toEqual([])
  expect((await pay(paymentIntent)).body.paid).not.toBe(true)
  for (const answer of [
    await open(),
    await patron.post('payments/makepayment', { ...body, ...card('tok_any') }),
  ])
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-cards'])
  // Nothing bars her visit, which she can keep in another way.
  expect(await theVisit(patron, reservationId)).toMatchObject({ paymentPending: false })
})

it('a card counts once, however often and in whatever order it is told of', async () => {
  const { standIn, intent, failures, told, pay, tries } = await aBrowser()
  for (let nth = 1; nth < 5; nth++) {
    const paymentIntent = await intent()
    if (nth % 2) await tries(paymentIntent, declined)
    else standIn.payInBrowser(paymentIntent, declined)
    expect([nth, (await pay(paymentIntent)).status]).toEqual([nth, 402])
    await told(failures())
    await Promise.all([told(failures()), told(failures())])
  }
  const fifth = await intent()
  await tries(fifth, good)
  expect((await pay(fifth)).body.paid).toBe(true)
})

it('one that is tried beside the end of its intent counts too', async () => {
  const { standIn, open, intent, pay, failures, told } = await aBrowser()
  for (let nth = 0; nth < 2; nth++) {
    const paymentIntent = await intent()
    for (let times = 0; times < 3; times++) standIn.payInBrowser(paymentIntent, declined)
    expect((await pay(paymentIntent)).status).toBe(402)
    await told(failures())
  }
  const answer = await open()
  expect([answer.status, answer.body.code]).toEqual([429, 'too-many-cards'])
})
