import { useWords } from '../../words/use-words.ts'
import { Find } from './Find.tsx'
import { Her } from './Her.tsx'
import styles from './ReservationScreen.module.css'

type Props = {
  userId: string | null
  /** Without it she is who she is: a reservation keeps its patron. */
  onChange?: (userId: string | null) => void
}

/** Whose visit it is: her number opens her record, a new one makes it, and who gives none is a guest. */
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
