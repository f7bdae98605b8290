import { Table } from '../parts/Table.tsx'
import { useWords } from '../words/use-words.ts'
import { CopyButton } from './CopyButton.tsx'
import { PracticeCard } from './PracticeCard.tsx'
import styles from './PracticeScreen.module.css'

const cards = [
  { number: '4242 4242 4242 4242', does: 'practiceCardOk' },
  { number: '4000 0000 0000 0002', does: 'practiceCardDeclined' },
  { number: '4000 0000 0000 9995', does: 'practiceCardFunds' },
  { number: '4000 0000 0000 0069', does: 'practiceCardExpired' },
  { number: '4000 0025 0000 3155', does: 'practiceCardBank' },
  { number: '4000 0000 0000 0119', does: 'practiceCardError' },
  { number: '5555 5555 5555 4444', does: 'practiceCardLost' },
] as const

export function TestCardsCard() {
  const { t } = useWords()
  return (
    <PracticeCard title={t('practiceCards')} text={t('practiceCardsText')}>
      <Table
        caption={t('practiceCards')}
        rows={cards}
        keyOf={({ number }) => number}
        columns={[
          {
            key: 'number',
            head: t('practiceCardNumber'),
            cell: ({ number }) => (
              <span className={styles.value}>
                <span className="num">{number}</span>
                <span className={styles.copy}>
                  <CopyButton text={number} what={number} />
                </span>
              </span>
            ),
          },
          { key: 'does', head: t('practiceCardDoes'), cell: ({ does }) => t(does) },
        ]}
      />
    </PracticeCard>
  )
}
