import { useTell } from '../../../talk/tell.ts'
import { useFloorAct } from '../use-floor-act.ts'

/** `open` opens the Available rooms of a section for tonight, by the section's id, and gives whether it was done. */
export function useOpenSection() {
  const openSection = useTell('openSection')
  const { act, swipe } = useFloorAct()
  const open = (id: string) =>
    act((body) => openSection.mutateAsync({ params: { id }, body }), { about: id })
  return { open, swipe, error: openSection.error, isPending: openSection.isPending }
}
