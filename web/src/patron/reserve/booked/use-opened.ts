import { useState } from 'react'
import type { VisitModal } from './VisitModals.tsx'

export type BookedDialog = VisitModal | 'membership'

/** Which dialog is open over the visit, and which were asked for before: those stay rendered. */
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
