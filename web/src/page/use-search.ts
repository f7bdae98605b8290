import { useSearchParams } from 'react-router'

type Put = (values: Record<string, string>, how?: { asEntry: boolean }) => void

/**
 * What stands after the `?` of the page's address, and a function that puts other values there in place of those, which
 * the page shows at once: her next tap goes by them. With `asEntry` she can go back to what was there before.
 */
export function useSearch(): [URLSearchParams, Put] {
  const [search, setSearch] = useSearchParams()
  return [
    search,
    (values, { asEntry } = { asEntry: false }) =>
      setSearch(values, { replace: !asEntry, flushSync: true }),
  ]
}
