import type { CallName } from '@mikvah/contract/addresses.ts'
import { answered, type Sent } from './call.ts'
import { CallFailed } from './call-failed.ts'

/**
 * Fetches a file, or a list as a file, and has the browser save it under the name that the server gives, else under
 * that of the call. Throws as `call` does.
 */
export async function keepFile<Name extends CallName>(
  name: Name,
  query?: Sent<Name>['query'],
): Promise<void> {
  const answer = await answered(name, { query })
  if (!answer.ok) {
    const body = await answer.json().catch(() => undefined)
    throw new CallFailed(answer.status, body, answer.headers.get('Retry-After'))
  }
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download =
    /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? name
  link.click()
  // The browser has begun to save by then, so the address can be freed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
