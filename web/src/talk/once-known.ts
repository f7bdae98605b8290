import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'

/**
 * Waits for a query's data, for an act that depends on it; undefined where it can't come now, because it fails or there
 * is no network.
 */
export function onceKnown<Answer, Key extends QueryKey>(
  client: QueryClient,
  question: QueryObserverOptions<Answer, Error, Answer, Answer, Key>,
): Promise<Answer | undefined> {
  const observer = new QueryObserver(client, {
    ...question,
    refetchOnMount: false,
    retryOnMount: false,
  })
  return new Promise((known) => {
    const look = () => {
      const { data, fetchStatus } = observer.getCurrentResult()
      if (data === undefined && fetchStatus === 'fetching') return
      leave()
      known(data)
    }
    const leave = observer.subscribe(look)
    look()
  })
}
