import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Marks these queries as outdated, or all of them, and fetches again what is shown. A first fetch that is under way
 * would bring data from before the change, so it is canceled and begun again.
 */
export async function makeOld(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  const filters = queryKey ? { queryKey } : {}
  for (const read of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (read.state.data !== undefined) continue
    // The cancel is silent, so that whoever waits for the query gets the answer of the new fetch.
    read.cancel({ silent: true })
    read.fetch().catch(() => null)
  }
  await client.invalidateQueries(filters)
}
