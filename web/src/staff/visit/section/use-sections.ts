import { useLiveQuery } from '../../../live/use-live-query.ts'
import { useAsk } from '../../../talk/ask.ts'
import type { AnswerOf, SwipedCard } from '../../../talk/call.ts'
import { useTell } from '../../../talk/tell.ts'
import { useFresh } from '../use-fresh.ts'
import { useSwipe } from '../use-swipe.ts'

/** A section on this business day: its attendant, who had it last, and whether it is opened or stays closed. */
export type SectionTonight = AnswerOf<'attendantsTonight'>[number]

/** An attendant who can be given a section. */
export type TonightsHelper = AnswerOf<'attendants'>[number]
/**
 * The attendant to whom a section is given; `was` is the one that this desk has shown for it until now, null for
 * nobody.
 */
export type SectionGiven = { sectionId: string; attendantId: string; was: string | null }

const none: SectionTonight[] = []

/**
 * Which attendant has which section tonight, and where `isAsked` which attendants there are, without those who no
 * longer work here.
 */
export function useAttendantsTonight(isAsked: boolean) {
  const { data: tonight = none } = useLiveQuery('attendantsTonight')
  const { data: attendants, error } = useAsk('attendants', {}, { enabled: isAsked })
  return { tonight, helpers: attendants?.filter(({ active }) => active) ?? [], error }
}

/**
 * `open` assigns and opens sections; `close` closes one, given the ids of the visits that the desk has seen to be left
 * without an attendant. Each asks for a swiped staff card where the facility requires it, and gives whether it was
 * done.
 */
export function useSections() {
  const opened = useTell('openSections', { stale: ['attendantsTonight'] })
  const closed = useTell('closeSection', { stale: ['attendantsTonight'] })
  const fresh = useFresh()
  const swipe = useSwipe()
  const reset = () => {
    opened.reset()
    closed.reset()
  }
  const withCard = async (send: (card: SwipedCard) => Promise<void>) => {
    const anew = (card: SwipedCard) => {
      reset()
      return send(card).then(() => true)
    }
    return (await swipe.withCard(anew).catch(() => false)) ?? false
  }
  return {
    open: (sections: SectionGiven[]) =>
      withCard(async (card) => {
        const { result } = await opened.mutateAsync({ body: { sections, ...card } })
        fresh.tellAll(result)
      }),
    close: (id: string, confirmed: string[]) =>
      withCard(async (card) => {
        const { result } = await closed.mutateAsync({
          params: { id },
          body: { confirmed, ...card },
        })
        fresh.tellAll(result)
      }),
    swipe,
    reset,
    error: opened.error ?? closed.error,
    isPending: opened.isPending || closed.isPending,
  }
}
