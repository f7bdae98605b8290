type Night = { closed: boolean; openTime: string | null; lastEntryTime: string | null }

export type Evening<N> = { night: N; at: 'before' | 'open' | 'next' }

/**
 * The evening a woman who looks now wants to know of: tonight, open or not yet, until its last entry; from then on the
 * next night that opens, null where none of `nights` does. A closed night stays tonight's, so that it can say why.
 * `now` is in milliseconds.
 */
export function eveningOf<N extends Night>(nights: readonly N[], now: number): Evening<N> | null {
  const [tonight, ...later] = nights
  if (!tonight) return null
  const { closed, openTime, lastEntryTime } = tonight
  if (closed || openTime === null || now < Date.parse(openTime))
    return { night: tonight, at: 'before' }
  if (lastEntryTime === null || now <= Date.parse(lastEntryTime))
    return { night: tonight, at: 'open' }
  const next = later.find((night) => !night.closed)
  return next ? { night: next, at: 'next' } : null
}

/** Whether a night has one start for all, as on a Friday between the zman and Shabbos dinner. */
export const hasOneTime = ({ openTime, lastEntryTime }: Night): boolean =>
  openTime !== null && openTime === lastEntryTime
