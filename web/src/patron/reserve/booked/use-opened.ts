import { useState } from 'react'
import type { VisitModal } from './VisitModals.tsx'

export type BookedDialog = VisitModal | 'membership'

/** Which dialog lies over the visit, and which have been asked for: one that has stays, to close and open again. */
export function useOpened() {
  const [opened, setOpened] = useState<BookedDialog | null>(null)
  const [asked, setAsked] = useState<readonly BookedDialog[]>([])
  return {
    opened,
    asked,
    open: (dialog: BookedDialog) => {
      setAsked([...asked, dialog])
      setOpened(dialog)
    },
    close: () => setOpened(null),
  }
}
