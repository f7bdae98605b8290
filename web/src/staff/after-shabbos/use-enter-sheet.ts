import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { question } from '../../talk/ask.ts'
import type { SwipedCard } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useSwipe } from '../visit/use-swipe.ts'
import { afterEntry, entriesOf, type Mark, type Sheet, withMark, withoutMarks } from './marks.ts'
import { useStoredMarks } from './stored-marks.ts'

export type Refusal = { reservationId: string; errorMessage: string }

/** Why a row wasn't recorded, as the server says it, by the id of the visit. */
export type Refusals = ReadonlyMap<string, string>

const saidOf = (refused: readonly Refusal[]): Refusals =>
  new Map(refused.map(({ reservationId: id, errorMessage }) => [id, errorMessage]))

/**
 * The marks of a sheet, how they are changed, and `record`, which sends what is marked. What is recorded is deleted
 * from the device; a row that is refused keeps its mark, unless another desk has recorded it first: then it is shown as
 * recorded. `record` never throws: what failed is in `error`, refused rows are in `refused`.
 */
export function useEnterSheet(sheet: Sheet) {
  const client = useQueryClient()
  const [marks, change] = useStoredMarks(sheet.date)
  const [refused, setRefused] = useState<Refusals>(new Map())
  const swipe = useSwipe()
  const tell = useTell('enterSheet', { stale: ['sheets', 'noShows'] })
  const record = async (card: SwipedCard) => {
    tell.reset()
    const rows = entriesOf(sheet, marks)
    if (rows.length === 0) return
    const { result } = await tell.mutateAsync({ body: { dt: sheet.date, rows, ...card } })
    const { refused: because, ...written } = result
    client.setQueryData(question('sheets', { query: { dt: sheet.date } }).queryKey, [written])
    const remaining = because.filter(({ code }) => code !== 'moved-on')
    const remainingIds = remaining.map(({ reservationId }) => reservationId)
    change((all) => afterEntry(all, { sent: marks, refused: remainingIds }))
    setRefused(saidOf(because))
  }
  const mark = useCallback(
    (id: string, mark: Mark | null) => {
      change((all) => (mark ? withMark(all, id, mark) : withoutMarks(all, [id])))
      setRefused((all) => (all.has(id) ? new Map([...all].filter(([one]) => one !== id)) : all))
    },
    [change],
  )
  /**
   * Somebody who was added without a reservation is on the sheet, but her room was refused, so it is asked for again.
   */
  const markRefused = (because: readonly Refusal[], room: string) => {
    for (const { reservationId } of because)
      mark(reservationId, { was: null, became: 'came', room })
    setRefused((all) => new Map([...all, ...saidOf(because)]))
  }
  return {
    ...{ marks, change, mark, refused, markRefused, swipe },
    record: () => swipe.withCard(record).catch(() => null),
    error: tell.error,
    isPending: tell.isPending,
  }
}
