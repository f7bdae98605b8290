import { useWords } from '../../words/use-words.ts'
import { Find } from './Find.tsx'
import { Her } from './Her.tsx'
import styles from './ReservationScreen.module.css'

type Props = {
  userId: string | null
  /**
   * Called with the patron who was found. It is left out for a reservation that exists, because its patron can't be
   * changed.
   */
  onChange?: (userId: string | null) => void
}

/**
 * Whose visit it is: a known number finds the patron's account, a new one makes an account, and somebody who gives
 * none is a guest.
 */
export function Who({ userId, onChange }: Props) {
  const { t } = useWords('desk-reservation')
  return (
    <section className={styles.part}>
      <h2>{t('bookWho')}</h2>
      {userId ? (
        <Her
          userId={userId}
          isNew={onChange !== undefined}
          onAnother={onChange ? () => onChange(null) : undefined}
        />
      ) : (
        <Find onFound={(found) => onChange?.(found)} />
      )}
    </section>
  )
}
