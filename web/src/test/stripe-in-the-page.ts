type Told = { paymentMethod?: { id: string }; error?: { message?: string } }

/**
 * Stripe's script as a page meets it: asked for from Stripe's host, it puts a Stripe on the window that keeps what it
 * is asked. A page loads it once, so there is one for a file of tests; whether the script loads (`comes`) and what is
 * told of a card (`tells`) may change under way.
 */
export function stripeInThePage() {
  const page = {
    comes: true,
    tells: {} as Told,
    scripts: [] as string[],
    keys: [] as string[],
    /** The options that each set of elements was made with. */
    groups: [] as unknown[],
    made: [] as string[],
    tokens: 0,
    /** The intents that were confirmed, and what is told of each. */
    confirmed: [] as string[],
    confirms: async (): Promise<object> => ({}),
    /** Who listens to each event of an element. */
    heard: new Map<string, (event: unknown) => void>(),
  }
  const element = {
    mount: () => undefined,
    unmount: () => undefined,
    destroy: () => undefined,
    update: () => undefined,
    on: (event: string, then: (event: unknown) => void) => {
      page.heard.set(event, then)
      return element
    },
    once: () => element,
    off: () => element,
    clear: () => undefined,
  }
  const elements = (options: unknown) => {
    page.groups.push(options)
    const made = new Map<string, typeof element>()
    const create = (kind: string) => {
      page.made.push(kind)
      made.set(kind, element)
      return element
    }
    return {
      create,
      getElement: (kind: string | { __elementType?: string }) =>
        made.get(typeof kind === 'string' ? kind : (kind.__elementType ?? '')) ?? null,
      update: (changed: unknown) => page.groups.push(changed),
      submit: async () => ({}),
    }
  }
  const createPaymentMethod = async () => {
    page.tokens += 1
    return page.tells
  }
  const stripe = {
    elements,
    createPaymentMethod,
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
    confirmPayment: ({ clientSecret }: { clientSecret: string }) => {
      page.confirmed.push(clientSecret)
      return page.confirms()
    },
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
  const append = document.head.appendChild.bind(document.head)
  document.head.appendChild = <Added extends Node>(added: Added): Added => {
    if (!(added instanceof HTMLScriptElement)) return append(added)
    page.scripts.push(added.src)
    if (page.comes)
      Object.assign(window, {
        Stripe: (key: string) => {
          page.keys.push(key)
          return stripe
        },
      })
    queueMicrotask(() => added.dispatchEvent(new Event(page.comes ? 'load' : 'error')))
    return added
  }
  return page
}
