import { brandWords } from '../../paying/brand-words.ts'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { Looked } from './Looked.tsx'
import styles from './PatronRecordScreen.module.css'

/**
 * The patron's saved cards: brand and last four digits, which is all that the desk is shown of them; or that she has
 * none.
 */
export function HerCards({ userId }: { userId: string }) {
  const { t } = useWords('desk-pages')
  const { t: c } = useWords('cards')
  const asked = useAsk('savedCards', { params: { id: userId } })
  return (
    <Looked asked={asked} none={t('patronNoCards')}>
      {(cards) => (
        <ul className={styles.excluded} aria-label={t('patronCards')}>
          {cards.map(({ id, brand, last4 }) => (
            <li key={id}>
              <span>{c(brandWords[brand])}</span>
              <bdi className="num" dir="ltr">
                ···· {last4}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Looked>
  )
}
