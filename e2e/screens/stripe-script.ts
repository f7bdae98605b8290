import type { Page } from '@playwright/test'

/** What Stripe’s own script is to our form: a field, and the token of a test card. */
const script = `window.Stripe = () => {
  const field = {
    mount: (at) => { (typeof at === 'string' ? document.querySelector(at) : at).textContent = '4242 4242 4242 4242' },
    on: () => field, once: () => field, off: () => field,
    update: () => {}, destroy: () => {}, unmount: () => {}, clear: () => {},
  }
  const elements = { create: () => field, getElement: () => field, update: () => {}, on: () => {} }
  return {
    elements: () => elements,
    createToken: async () => ({}), confirmCardPayment: async () => ({}), handleNextAction: async () => ({}),
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_card_visa' } }),
    registerAppInfo: () => {}, _registerWrapper: () => {},
  }
}`

/** Stands where Stripe’s script would come from, so that no journey leaves this machine. */
export const serveStripeScript = (page: Page) =>
  page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
