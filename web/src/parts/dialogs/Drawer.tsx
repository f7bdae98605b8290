import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import styles from './Drawer.module.css'
import { useDialog } from './use-dialog.ts'

type Props = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  head?: ReactNode
  children: ReactNode
}

/** A drawer that slides in from the side where reading begins. */
export const Drawer = ({ open, onClose, label, closeLabel, head, children }: Props) => (
  <dialog {...useDialog(open, onClose)} className={styles.drawer} aria-label={label}>
    {open ? (
      <div className={styles.stone}>
        <div className={styles.head}>
          {head}
          <IconButton icon={IconX} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    ) : null}
  </dialog>
)
