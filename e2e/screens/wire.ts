import { addresses, type CallName, pathOf } from '@mikvah/contract/addresses.ts'
import { expect, type Page } from '@playwright/test'

/** It asks by POST and writes nothing. */
const reads = new Set<CallName>(['quoteReservation'])

const wire = (Object.keys(addresses) as CallName[])
  .filter((name) => addresses[name][0] !== 'GET' && !reads.has(name))
  .map((name) => ({
    name,
    method: addresses[name][0],
    path: new RegExp(`^${pathOf(name).replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))

/**
 * Keeps what the page writes from now on, by the contract's names. Gives `are`, which expects these writes and no
 * others and then begins anew, and `forget`, which begins anew.
 */
export function writesOf(page: Page) {
  const answer: CallName[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const found = wire.find(
      ({ method, path }) => method === request.method() && path.test(pathname),
    )
    if (found) answer.push(found.name)
  })
  return {
    /**
     * It has written these and nothing else; what the page shows already may still be on its way. Then it begins anew.
     */
    async are(...names: CallName[]) {
      await expect.poll(() => answer).toEqual(names)
      answer.length = 0
    },
    /** Begins anew after as many as there were. */
    forget() {
      answer.length = 0
    },
  }
}
