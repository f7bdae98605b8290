import type { ReactNode } from 'react'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'

type Asked<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

type Props<One> = {
  asked: Asked<readonly One[]>
  /** The text for an empty list. */
  none: string
  children: (rows: readonly One[]) => ReactNode
}

/** A list that was asked for, in each of its states: loading, failed, empty, or there. */
export function Looked<One>({ asked: { data, error, refetch }, none, children }: Props<One>) {
  if (!data)
    return error ? (
      <ErrorAlert failure={error} onTryAgain={() => refetch()} />
    ) : (
      <Skeleton lines={3} />
    )
  return data.length === 0 ? <p className="muted">{none}</p> : children(data)
}
