import type { CallName } from '@mikvah/contract/addresses.ts'
import { answered, type Sent } from './call.ts'
import { CallFailed } from './call-failed.ts'

/** Asks for a file, or for a list as one, and hands it to the browser to keep, under the name that the server gives it. */
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
  // The browser has begun by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
