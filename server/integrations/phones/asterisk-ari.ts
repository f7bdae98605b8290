import { httpClient } from '../http.ts'
import type { PlaceCall } from './phone-system.ts'

/** Places a call by the web interface of Asterisk. A 2xx is the only sign that it was taken; nothing is sent twice. */
export const placeByAri: PlaceCall = async (system, { from, to, id }, timeoutMs) => {
  const { host, port, userName, password, context, ringFor } = system
  const base = host.includes('://') ? host.replace(/\/+$/, '') : `http://${host}:${port}`
  const query = new URLSearchParams({
    ...{ endpoint: `PJSIP/${from}`, extension: to, context, priority: '1' },
    ...{ callerId: from, timeout: String(Math.ceil(ringFor / 1000)), channelId: id },
  })
  const url = `${base}/ari/channels?${query}`
  const authorization = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
  const http = httpClient({ timeoutMs, secrets: [password, authorization].filter(Boolean) })
  const reply = await http({ method: 'POST', url, headers: { authorization }, body: '' })
  return reply.answered && reply.status >= 200 && reply.status < 300 ? 'done' : 'failed'
}
