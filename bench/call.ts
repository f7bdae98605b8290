/** One call by itself, outside of the measured load. */
export async function call(url: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, bytes: Buffer.byteLength(text), body: JSON.parse(text) }
}

/** The same, and nothing else than done. */
export async function done(...asked: Parameters<typeof call>) {
  const answer = await call(...asked)
  if (answer.status !== 200) throw new Error(`${asked[1]}: ${JSON.stringify(answer.body)}`)
  return answer
}
