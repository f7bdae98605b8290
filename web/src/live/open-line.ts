import { pathOf } from '@mikvah/contract/addresses.ts'
import { CallFailed } from '../talk/call-failed.ts'
import { presentSession } from '../talk/session.ts'
import { renewSession } from '../talk/sign-in.ts'

/**
 * Opens the event stream after the id of the last event, and gives its body. It uses fetch, as an EventSource can't
 * send a token. An expired token is refreshed once; any other refusal is thrown as CallFailed.
 */
export async function openLine(
  lastId: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const token = presentSession()?.accessToken ?? null
  let answer = await ask(token, lastId, signal)
  if (token && answer.status === 401) {
    const renewed = await renewSession(token)
    if (renewed) answer = await ask(renewed.accessToken, lastId, signal)
  }
  if (!answer.ok || !answer.body) throw new CallFailed(answer.status, null)
  return answer.body
}

function ask(token: string | null, lastId: string | null, signal: AbortSignal) {
  const headers = new Headers({ Accept: 'text/event-stream' })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (lastId !== null) headers.set('Last-Event-ID', lastId)
  return fetch(pathOf('events'), { headers, signal, cache: 'no-store' })
}
