import { useWords } from '../../words/use-words.ts'
import styles from '../CardForm.module.css'
import { inFours, practiceCards } from './practice-cards.ts'

/** The test numbers and what each does; a tap fills the form. */
export function TestNumbers({ onChoose }: { onChoose: (number: string) => void }) {
  const { t } = useWords('cards')
  return (
    <details className={styles.tests}>
      <summary>{t('cardPracticeNumbers')}</summary>
      <ul>
        {practiceCards.map(({ number, does }) => (
          <li key={number}>
            <button type="button" onClick={() => onChoose(number)}>
              <span className="num">{inFours(number)}</span>
              <span>{t(does)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
