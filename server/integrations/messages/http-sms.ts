import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type HttpResult, httpClient } from '../http.ts'
import { mayBeAsked } from '../may-be-asked.ts'
import { NotSetUp } from '../not-set-up.ts'
import type { Maker } from './maker.ts'
import type { Outgoing, Sending } from './messages.ts'
import { saidOf } from './said-of.ts'

export type HttpSmsOptions = {
  url: string
  /** The HTTP headers, one `Name: value` on each line. */
  headers: string
  body: string
  from: string
  /** A text that a successful answer contains; where it is blank, any 2xx is a success. */
  success: string
  timeoutMs?: Ms
}

/**
 * Sends text messages by any provider that takes one by a web call. Where its template has the message's id (`{id}`),
 * the provider can tell a repeat from another message, and what may have gone out is sent again; elsewhere it isn't.
 * Throws `NotSetUp` for an address that may not be asked, a blank template or a line that is no header.
 */
export function httpSmsMaker(options: HttpSmsOptions): Maker {
  const { url, from, body } = options
  if (!mayBeAsked(url))
    throw new NotSetUp('The setting smsHttpUrl is no address that may be asked.')
  if (body === '') throw new NotSetUp('The setting smsHttpBody is blank.')
  const headers = headersOf(options.headers, body)
  const secrets = [...headers.values()].flatMap((value) => [value, ...value.split(' ')])
  const http = httpClient({ timeoutMs: options.timeoutMs ?? 10_000, secrets })

  const send = async (message: Outgoing): Promise<Sending> => {
    const { id, to, text } = message
    const filled = fill(body, { id, to, from, text }, headers.get('content-type') ?? '')
    const request = { url, headers: Object.fromEntries(headers), body: filled }
    const say = (words: string) => saidOf(words, secrets, message)
    return sendingOf(await http({ method: 'POST', ...request }), options.success, say)
  }
  const heedsId = body.includes('{id}')
  return {
    send,
    sendAgain: async (message) => (heedsId ? send(message) : { state: 'failed', why: 'unsure' }),
  }
}

function headersOf(lines: string, body: string): Headers {
  try {
    const pairs = lines.split('\n').flatMap((line): [string, string][] => {
      const [name = '', ...value] = line.split(':')
      return name.trim() ? [[name.trim(), value.join(':').trim()]] : []
    })
    const headers = new Headers(pairs)
    if (!headers.has('content-type')) headers.set('content-type', typeOf(body))
    return headers
  } catch {
    throw new NotSetUp('The setting smsHttpHeaders holds a line that is no header.')
  }
}

const typeOf = (body: string): string =>
  /^\s*[[{]/.test(body) ? 'application/json' : 'application/x-www-form-urlencoded'

/**
 * Fills the template in one pass, so that nothing in her text is taken for a blank, with each value encoded for the
 * kind of body.
 */
function fill(template: string, values: Record<string, string>, contentType: string): string {
  const writtenAs = contentType.includes('json')
    ? (text: string) => JSON.stringify(text).slice(1, -1)
    : contentType.includes('urlencoded')
      ? encodeURIComponent
      : escapeMarkup
  return template.replace(/\{(id|to|from|text)\}/g, (_, name: string) =>
    writtenAs(values[name] ?? ''),
  )
}

const markup: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (letter) => markup[letter] ?? '')

const laterBy = new Set([408, 425, 429, 503])
const ourMistake = new Set([401, 403, 404, 405, 407])

function sendingOf(reply: HttpResult, success: string, say: (words: string) => string): Sending {
  if (!reply.answered) {
    return reply.sent
      ? { state: 'unknown' }
      : { state: 'waiting', why: 'provider', answer: say(reply.message) }
  }
  const { status, text } = reply
  const answer = say(`HTTP ${status}: ${text}`)
  if (laterBy.has(status)) return { state: 'waiting', why: 'provider', answer }
  if (status >= 500) return { state: 'unknown' }
  if (ourMistake.has(status) || status < 200 || (status >= 300 && status < 400)) {
    return { state: 'waiting', why: 'not-set-up', answer }
  }
  return status < 300 && text.includes(success)
    ? { state: 'sent', provider: 'http', providerId: null }
    : { state: 'failed', why: 'refused', answer }
}
