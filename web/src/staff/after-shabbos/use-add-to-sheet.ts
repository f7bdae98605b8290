import { useQueryClient } from '@tanstack/react-query'
import { question } from '../../talk/ask.ts'
import type { BodyOf } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useSwipe } from '../visit/use-swipe.ts'

type Came = Pick<BodyOf<'addToSheet'>, 'userId' | 'handicapped' | 'alternateLocation' | 'room'>

/**
 * `add` records somebody who came without a reservation. It gives the refusals of her room, an empty list where the
 * room was accepted, or null where a staff card is asked for and none is swiped, or another is being added; it throws
 * when she can't be added at all.
 */
export function useAddToSheet(date: string) {
  const client = useQueryClient()
  const swipe = useSwipe()
  const tell = useTell('addToSheet', { stale: ['sheets'] })
  const add = (came: Came) =>
    swipe.withCard(async (card) => {
      const { result } = await tell.mutateAsync({ body: { dt: date, ...came, ...card } })
      const { refused, reservationId: _, ...sheet } = result
      client.setQueryData(question('sheets', { query: { dt: date } }).queryKey, [sheet])
      return refused
    })
  return { add, swipe, error: tell.error, isPending: tell.isPending }
}
