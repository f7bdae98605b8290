import { addresses, type CallName, pathOf } from '@mikvah/contract/addresses.ts'
import type { Page } from '@playwright/test'

/** It asks by POST and writes nothing. */
const reads = new Set<CallName>(['quoteReservation'])

const wire = (Object.keys(addresses) as CallName[])
  .filter((name) => addresses[name][0] !== 'GET' && !reads.has(name))
  .map((name) => ({
    name,
    method: addresses[name][0],
    path: new RegExp(`^${pathOf(name).replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))

/** What the page writes from now on, by the contract's names; `taken` tells it and begins anew. */
export function writesOf(page: Page) {
  const told: CallName[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const found = wire.find(
      ({ method, path }) => method === request.method() && path.test(pathname),
    )
    if (found) told.push(found.name)
  })
  return { taken: () => told.splice(0) }
}
