/**
 * Repeats a call for as long as its answer is to try again. On a busy machine the server answers so when it has waited
 * too long for a lock, and has changed nothing.
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
