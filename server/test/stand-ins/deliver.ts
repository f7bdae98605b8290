export type SignedPost = { headers: Record<string, string>; body: string }

/** Posts in the order given: late, doubled and out of order are for the caller to choose. */
export async function deliver(url: string, posts: readonly SignedPost[]): Promise<number[]> {
  const statuses: number[] = []
  for (const { headers, body } of posts) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    statuses.push(answer.status)
  }
  return statuses
}
