import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../parts/IconButton.tsx'

type Props = {
  earlier: string
  later: string
  onGo: (by: -1 | 1) => void
  children?: ReactNode
}

/** A button to the time before and one to the time after, each with its name, and what is shown between them. */
export const EarlierLater = ({ earlier, later, onGo, children }: Props) => (
  <>
    <IconButton icon={IconChevronLeft} label={earlier} onClick={() => onGo(-1)} />
    {children}
    <IconButton icon={IconChevronRight} label={later} onClick={() => onGo(1)} />
  </>
)
