import { IconX } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import { IconButton } from '../IconButton.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { BackCloses } from './BackCloses.tsx'
import styles from './Modal.module.css'
import { useDialog } from './use-dialog.ts'
import { useNeedsFocus } from './use-needs-focus.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What is shown under the title, in the blue head. */
  facts?: ReactNode
  children: ReactNode
  actions?: ReactNode
  wide?: boolean
}

/**
 * A dialog with a blue head; on a phone it fills the screen. Lazy content is waited for inside it, while the page
 * stays.
 */
export function Modal({ open, onClose, title, facts, children, actions, wide }: Props) {
  const { t } = useWords()
  const name = useId()
  const body = useRef<HTMLDivElement>(null)
  const needsFocus = useNeedsFocus(body, open)
  return (
    <dialog
      {...useDialog(open, onClose, typeof title === 'string' ? title : null)}
      className={styles.modal}
      data-wide={wide || undefined}
      aria-labelledby={name}
    >
      {open ? (
        <div className={styles.stone}>
          <BackCloses onClose={onClose} />
          <header className={styles.head}>
            <div>
              <h2 id={name} tabIndex={-1} data-first>
                {title}
              </h2>
              {facts}
            </div>
            <IconButton icon={IconX} label={t('close')} onClick={onClose} />
          </header>
          <div
            ref={body}
            className={styles.body}
            {...(needsFocus ? { tabIndex: 0, role: 'group', 'aria-labelledby': name } : {})}
          >
            <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
          </div>
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}
