import { supplies } from '@mikvah/rules/supplies/supplies.ts'
import { capitalized } from '@mikvah/rules/words/capitalized.ts'
import { Fold } from '../../../parts/Fold.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Checklist.module.css'

/** The supplies she needn't bring, as she can ask for them from her room. */
export function SuppliesFold() {
  const { t } = useWords('prepare')
  return (
    <Fold title={t('suppliesTitle')}>
      <ul className={styles.items}>
        {supplies.map((supply) => (
          <li key={supply} className={styles.plain}>
            {t(`supply${capitalized(supply)}`)}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
