import { IconCamera, type Icon as TablerIcon } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './LicensePlate.module.css'

type Props = {
  label: string
  icon: TablerIcon
  picture: File | null
  /** What is wrong with it, in a sentence; what is missing is said once for both. */
  error: string | null
  invalid: boolean
  onPick: (picture: File) => void
}

/**
 * A picture from the camera or the files of her phone, shown as soon as it is chosen. Asked for as JPEG or PNG, a phone
 * that keeps its pictures otherwise hands them over as such.
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
        accept="image/jpeg,image/png"
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

/** Where the browser finds a picture that lies nowhere yet, as long as it is shown. */
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
