import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Command } from '../devices.ts'
import { httpClient } from '../http.ts'
import { mayBeAsked } from '../may-be-asked.ts'
import { NotSetUp } from '../not-set-up.ts'

type WebCallOptions = {
  /** Where it names `{point}`, the address says it all; else the command goes along as JSON. */
  url: string
  /** The setting that holds it. */
  urlSetting: SettingKey
  userName: string
  password: string
  timeoutMs: Ms
  /** A certificate that the building has signed itself is taken too. */
  allowSelfSigned: boolean
}

/**
 * Any relay, panel or home server that opens a door or switches a light by one web call. It is asked once: whether it has
 * done anything is known from a 2xx alone, and what wasn't answered so is never asked again.
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

/** In one pass, each value as an address writes it. */
function fill(url: string, { point, op, milliseconds }: Command, id: string): string {
  const values: Record<string, string> = {
    point,
    op,
    id,
    milliseconds: milliseconds === undefined ? '' : String(milliseconds),
    seconds: milliseconds === undefined ? '' : String(milliseconds / 1000),
  }
  return url.replace(/\{(point|op|id|milliseconds|seconds)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** By name and password; a password that stands alone is a token. */
function authorizationOf(userName: string, password: string): string {
  if (userName) return `Basic ${Buffer.from(`${userName}:${password}`, 'utf8').toString('base64')}`
  return password ? `Bearer ${password}` : ''
}
