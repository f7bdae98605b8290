import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './MessagesScreen.module.css'
import { useTextsOff } from './use-texts-off.ts'

type Props = {
  userId: string
  checked: boolean
  unreached: string | undefined
  onTick: (is: boolean) => void
}

/**
 * The checkbox row of the patron from whose record this page was opened, with or without a visit tonight; disabled
 * where she gets no texts.
 */
export function OfRecord({ userId, checked, unreached, onTick }: Props) {
  const { t } = useWords('desk-pages')
  const textsOff = useTextsOff()
  const { data: her } = useAsk('user', { params: { id: userId } })
  if (!her) return null
  const name = [her.firstName, her.lastName].filter(Boolean).join(' ')
  const off = textsOff(her)
  return (
    <CheckboxRow
      checked={checked && !off}
      disabled={Boolean(off)}
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
