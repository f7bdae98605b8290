/** How often each call was answered so, by its path, the status and the code of a refusal: `payments/refund 409 x`. */
export type Answers = Map<string, number>

/** Somebody who asks the product, and counts what she is answered. */
export type Hand = {
  ask(path: string, body?: object): Promise<{ status: number; body: Told }>
}

// biome-ignore lint/suspicious/noExplicitAny: what is answered is read loosely, as in the other figures.
type Told = any

let keys = 0

/**
 * Somebody who asks with this access token, or without any, each POST under an idempotency key of its own. Every answer
 * is counted in `answers`.
 */
export const handOf = (url: string, token: string | null, answers: Answers): Hand => ({
  async ask(path, body) {
    const answer = await fetch(`${url}/api/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body
          ? { 'content-type': 'application/json', 'idempotency-key': `season-key-${keys++}` }
          : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const told: Told = await answer.json()
    const [plain = ''] = path.split('?')
    const what = plain.replace(/\/(\d+|[\w-]{20})(?=\/|$)/g, '/:id')
    const said = answer.ok ? `${answer.status}` : `${answer.status} ${told.code}`
    const name = `${what} ${said}`
    answers.set(name, (answers.get(name) ?? 0) + 1)
    return { status: answer.status, body: told }
  },
})
