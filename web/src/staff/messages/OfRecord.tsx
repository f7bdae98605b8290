import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './MessagesScreen.module.css'

type Props = {
  userId: string
  checked: boolean
  unreached: string | undefined
  onTick: (is: boolean) => void
}

/** She whose record led here, whether or not she has a visit tonight. */
export function OfRecord({ userId, checked, unreached, onTick }: Props) {
  const { t } = useWords('desk-pages')
  const { data: her } = useAsk('user', { params: { id: userId } })
  if (!her) return null
  const name = [her.firstName, her.lastName].filter(Boolean).join(' ')
  const off = !her.phoneNumber
    ? t('messageOffNoPhone')
    : her.notificationReservations
      ? null
      : t('messageOffNotWanted')
  return (
    <CheckboxRow
      checked={checked && off === null}
      disabled={off !== null}
      onChange={({ target }) => onTick(target.checked)}
      hint={off ?? unreached ?? t('messageFromRecord')}
      label={
        <span className={styles.whom}>
          <bdi>{name || '–'}</bdi>
          <bdi className="num muted">··{her.phoneNumber?.slice(-4)}</bdi>
        </span>
      }
    />
  )
}
