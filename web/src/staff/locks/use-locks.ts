import { useMemo } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useTicked } from '../parts/ticks.ts'

export type Lock = AnswerOf<'locks'>[number]

const none: readonly Lock[] = []

/** Who is locked out now. A lock that ends by itself leaves the list when its time has come. */
export function useLocks(): readonly Lock[] {
  const { data = none } = useLiveQuery('locks')
  const isShut = (now: number) => (lock: Lock) =>
    lock.until === null || Date.parse(lock.until) > now
  const shut = useTicked((now) =>
    data
      .filter(isShut(now))
      .map(({ id }) => id)
      .join(' '),
  )
  return useMemo(() => data.filter(({ id }) => shut.split(' ').includes(id)), [data, shut])
}
