import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Makes these reads old, or all of them, and asks anew for what is shown. A first answer that is under way was read
 * before what makes it old, and would come as the newest: it is let go, and asked for again.
 */
export async function makeOld(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  const filters = queryKey ? { queryKey } : {}
  for (const read of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (read.state.data !== undefined) continue
    // Without a word: whoever waits for it gets the answer to what is asked now.
    read.cancel({ silent: true })
    read.fetch().catch(() => null)
  }
  await client.invalidateQueries(filters)
}
