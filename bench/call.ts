/**
 * One call outside of the measured load, a POST where it has a body and a GET otherwise. Gives the HTTP status,
 * whatever it is, the length of the answer in bytes and the answer read as JSON.
 */
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

/** Makes a call as `call` does and gives its answer; throws unless the status is 200. */
export async function done(...asked: Parameters<typeof call>) {
  const answer = await call(...asked)
  if (answer.status !== 200) throw new Error(`${asked[1]}: ${JSON.stringify(answer.body)}`)
  return answer
}
