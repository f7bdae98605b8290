import { IconCamera, type Icon as TablerIcon } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LicensePlate.module.css'
import { typesOfPaper } from './papers-errors.ts'

type Props = {
  label: string
  icon: TablerIcon
  picture: File | null
  /** The error as a sentence; missing pictures are mentioned once for both. */
  error: string | null
  invalid: boolean
  onPick: (picture: File) => void
}

/**
 * A picture from the camera or the phone's files, shown once it is chosen. As it asks for JPEG or PNG, a phone with
 * other formats converts.
 */
export function PhotoPick({ label, icon, picture, error, invalid, onPick }: Props) {
  const { t } = useWords('license-plate')
  const id = useId()
  const shown = useAddressOf(picture)
  return (
    <div className={styles.photo}>
      <label htmlFor={id}>
        <strong>{label}</strong>
        <span className={styles.frame}>
          {shown && picture ? (
            <img src={shown} alt={t('plateShown', { name: picture.name })} />
          ) : (
            <Icon of={icon} size="2.4rem" />
          )}
        </span>
        <span className={styles.pick}>
          <Icon of={IconCamera} />
          {t(picture ? 'platePickAnother' : 'platePick')}
        </span>
      </label>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={typesOfPaper.join(',')}
        aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onPick(file)
        }}
      />
      <p id={`${id}-help`} className="muted small">
        {t('platePicture')}
      </p>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

/** A temporary address for a picture that is only in the browser, as long as it is shown. */
function useAddressOf(picture: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return setAddress(null)
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
