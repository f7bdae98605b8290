import { useTell } from '../../talk/tell.ts'
import { useFresh } from './use-fresh.ts'
import { type Card, useSwipe } from './use-swipe.ts'

/** Opens the clean rooms of a section for tonight. Gives whether it was done. */
export function useOpenSection() {
  const openSection = useTell('openSection')
  const fresh = useFresh()
  const swipe = useSwipe()
  const send = async (id: string, body: Card) => {
    try {
      const { result } = await openSection.mutateAsync({ params: { id }, body })
      fresh.tellAll(result)
      return true
    } catch (failure) {
      fresh.tellRefused(failure)
      return false
    }
  }
  const open = async (id: string) => (await swipe.withCard((card) => send(id, card), id)) ?? false
  return { open, swipe, error: openSection.error, isPending: openSection.isPending }
}
