/** The practice calls of a facility under test: its clock, its scene, the messages that stayed in the outbox. */
export type Practice = ReturnType<typeof practiceOf>

type Message = {
  id: string
  at: string
  channel: 'sms' | 'email' | 'push' | 'phone'
  to: string
  subject: string | null
  text: string
}

/** The practice calls of the facility at this address; each throws where it isn't answered with success. */
export function practiceOf(url: string) {
  async function call<Result>(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await fetch(`${url}/api/practice/${path}`, {
      method,
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Result
  }

  const outbox = (query: { to?: string; since?: string } = {}) =>
    call<Message[]>('GET', `outbox?${new URLSearchParams(query)}`)

  const accounts = () =>
    call<{ userName: string; password: string; roles: string }[]>('GET', 'accounts')

  return {
    outbox,
    accounts,
    /** The practice account with this user name. */
    async account(name: string) {
      const account = (await accounts()).find(({ userName }) => userName === name)
      if (!account) throw new Error(`There is no ${name}.`)
      return account
    },
    /** Sets the clock; it answers once all that fell due has been done. */
    setClock: (now: string) => call<{ now: string }>('POST', 'clock', { now }),
    reset: (scene: 'evening' | 'empty', now?: string) => call('POST', 'reset', { scene, now }),
    confirm: (paymentIntent: string, ok: boolean) => call('POST', 'confirm', { paymentIntent, ok }),
    /** The newest sign-in code sent to a phone, by its digits with the country code. */
    async codeFor(phone: string) {
      const [newest] = await outbox({ to: phone })
      const code = newest?.text.match(/\b\d{6}\b/)?.[0]
      if (!code) throw new Error(`No code was sent to ${phone}: ${newest?.text ?? 'no message'}`)
      return code
    },
  }
}
