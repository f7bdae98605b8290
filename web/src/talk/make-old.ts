import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/**
 * Marks these queries as outdated (invalidates them), or all of them, and fetches again what is shown. A first fetch
 * that is under way would bring data from before the change, so it is canceled and begun again.
 */
export const makeOld = (client: QueryClient, queryKey?: QueryKey): Promise<void> =>
  makeOldWhere(client, queryKey ? { queryKey } : {})

/** Marks the queries that these filters find as outdated, as `makeOld` does. */
export async function makeOldWhere(client: QueryClient, filters: QueryFilters): Promise<void> {
  for (const read of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (read.state.data !== undefined) continue
    // The cancel is silent, so that whoever waits for the query gets the answer of the new fetch.
    read.cancel({ silent: true })
    read.fetch().catch(() => null)
  }
  await client.invalidateQueries(filters)
}
