/**
 * Asks again for as long as she is told to try again, as some are on a busy machine: the product says so by design once
 * it has waited for a lock for so long, and nothing has been done by then.
 */
export async function untilLetIn<T extends { status: number; body: unknown }>(
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 || !saysTryAgain(answer.body)) return answer
  }
}

const saysTryAgain = (body: unknown): boolean =>
  (typeof body === 'string' ? body : JSON.stringify(body)).includes('"code":"try-again"')
