/** What a screen knows of a question that it has asked. */
export type Asked<Data> = {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Several questions as one, answered once all of them are. Until then only those without an answer can fail; afterwards
 * a failed refresh is told beside the data. `refetch` asks again what has failed.
 */
export function together<Answers extends readonly unknown[]>(
  ...all: { [Nth in keyof Answers]: Asked<Answers[Nth]> }
): Asked<Answers> {
  const open = all.filter(({ data }) => data === undefined)
  const failed = (open.length > 0 ? open : all).filter(({ error }) => error)
  return {
    data: open.length > 0 ? undefined : (all.map(({ data }) => data) as unknown as Answers),
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of failed) refetch()
    },
  }
}
