import { CopyButton } from '../page/CopyButton.tsx'
import { useWords } from '../words/use-words.ts'
import { PracticeCard } from './PracticeCard.tsx'
import styles from './PracticeScreen.module.css'

const cards = [
  { number: '4242 4242 4242 4242', does: 'practiceCardOk' },
  { number: '4000 0000 0000 0002', does: 'practiceCardDeclined' },
  { number: '4000 0000 0000 9995', does: 'practiceCardFunds' },
  { number: '4000 0000 0000 0069', does: 'practiceCardExpired' },
  { number: '4000 0025 0000 3155', does: 'practiceCardBank' },
  { number: '4000 0027 6000 3184', does: 'practiceCardBank' },
  { number: '4000 0000 0000 0119', does: 'practiceCardError' },
  { number: '5555 5555 5555 4444', does: 'practiceCardLost' },
] as const

export function TestCardsCard() {
  const { t } = useWords()
  return (
    <PracticeCard title={t('practiceCards')} text={t('practiceCardsText')}>
      <ul className={styles.list}>
        {cards.map(({ number, does }) => (
          <li key={number}>
            <span>
              <span className="num">{number}</span>
              <br />
              <span className="muted small">{t(does)}</span>
            </span>
            <CopyButton text={number} what={number} />
          </li>
        ))}
      </ul>
    </PracticeCard>
  )
}
