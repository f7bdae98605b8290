import { IconUpload } from '@tabler/icons-react'
import { buttonClass } from '../../parts/Button.tsx'
import { Icon } from '../../parts/Icon.tsx'
import styles from './FilePick.module.css'

type Props = {
  label: string
  accept: string
  busy: boolean
  onPick: (file: File) => void
}

/** A button that opens the device's file dialog. The same file can be chosen again after it was corrected. */
export const FilePick = ({ label, accept, busy, onPick }: Props) => (
  <label className={`${buttonClass({})} ${styles.pick}`} aria-busy={busy || undefined}>
    <input
      type="file"
      className="sr-only"
      accept={accept}
      disabled={busy}
      onChange={({ target }) => {
        const file = target.files?.[0]
        target.value = ''
        if (file) onPick(file)
      }}
    />
    <Icon of={IconUpload} />
    <span>{label}</span>
  </label>
)
