import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Command } from '../devices.ts'
import { httpClient } from '../http.ts'
import { mayBeAsked } from '../may-be-asked.ts'
import { NotSetUp } from '../not-set-up.ts'

type WebCallOptions = {
  /** The address to call. Where it has `{point}` in it, nothing more is sent; else the command is sent as JSON. */
  url: string
  /** The setting that holds the address. */
  urlSetting: SettingKey
  userName: string
  password: string
  timeoutMs: Ms
  /** Whether a self-signed certificate is accepted. */
  allowSelfSigned: boolean
}

/**
 * Drives any relay, panel or home server that opens a door, switches a light or rings a room by one web call. Each
 * command is sent once: a 2xx is `done`, and anything else `failed`, which is never sent again. Throws `NotSetUp` for
 * an address that may not be asked.
 */
export async function tellByHttp(
  { url, urlSetting, userName, password, timeoutMs, allowSelfSigned }: WebCallOptions,
  command: Command,
  id: string,
): Promise<'done' | 'failed'> {
  const filled = fill(url, command, id)
  if (!mayBeAsked(filled))
    throw new NotSetUp(`The setting ${urlSetting} is no address that may be asked.`)
  const authorization = authorizationOf(userName, password)
  const http = httpClient({
    timeoutMs,
    secrets: [password, authorization].filter(Boolean),
    takesAnyCertificate: allowSelfSigned,
  })
  const headers: Record<string, string> = authorization ? { authorization } : {}
  const reply = await http(
    namesPoint(url)
      ? { method: 'GET', url: filled, headers }
      : {
          method: 'POST',
          url: filled,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ id, ...command }),
        },
  )
  return reply.answered && reply.status >= 200 && reply.status < 300 ? 'done' : 'failed'
}

const namesPoint = (url: string) => url.includes('{point}')

/** Fills the address in one pass, with each value encoded for an address. */
function fill(url: string, { point, op, from, milliseconds }: Command, id: string): string {
  const values: Record<string, string> = {
    point,
    op,
    id,
    from: from ?? '',
    milliseconds: milliseconds === undefined ? '' : String(milliseconds),
    seconds: milliseconds === undefined ? '' : String(milliseconds / 1000),
  }
  return url.replace(/\{(point|op|id|from|milliseconds|seconds)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** The Authorization header: name and password, or a password alone as a token. */
function authorizationOf(userName: string, password: string): string {
  if (userName) return `Basic ${Buffer.from(`${userName}:${password}`, 'utf8').toString('base64')}`
  return password ? `Bearer ${password}` : ''
}
