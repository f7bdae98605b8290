import { supplies } from '@mikvah/rules/supplies/supplies.ts'
import { Fold } from '../../../parts/Fold.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Checklist.module.css'

const wordOf = (supply: string) => `supply${supply.charAt(0).toUpperCase()}${supply.slice(1)}`

/** So that she knows what she needn't bring. She asks for it from her room. */
export function SuppliesFold() {
  const { t } = useWords('prepare')
  return (
    <Fold title={t('suppliesTitle')}>
      <ul className={styles.items}>
        {supplies.map((supply) => (
          <li key={supply} className={styles.plain}>
            {t(wordOf(supply))}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
