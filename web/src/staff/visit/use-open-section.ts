import { useTell } from '../../talk/tell.ts'
import { useFresh } from './use-fresh.ts'
import { useSwipe } from './use-swipe.ts'

/** Opens the clean rooms of a section for tonight. Gives whether it was done. */
export function useOpenSection() {
  const told = useTell('openSection')
  const fresh = useFresh()
  const swipe = useSwipe()
  const open = async (id: string) => {
    told.reset()
    const cardCode = await swipe.ask()
    if (cardCode === null) return false
    try {
      const { result } = await told.mutateAsync({
        params: { id },
        body: cardCode === '' ? {} : { cardCode },
      })
      fresh.tellAll(result)
      return true
    } catch (failure) {
      fresh.tellRefused(failure)
      return false
    }
  }
  return { open, swipe, error: told.error, isPending: told.isPending }
}
