export type SignedPost = { headers: Record<string, string>; body: string }

/**
 * Posts these in the order given, so that a test can send them late, twice or out of order; gives the statuses of the
 * answers.
 */
export async function deliver(url: string, posts: readonly SignedPost[]): Promise<number[]> {
  const statuses: number[] = []
  for (const { headers, body } of posts) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    statuses.push(answer.status)
  }
  return statuses
}
