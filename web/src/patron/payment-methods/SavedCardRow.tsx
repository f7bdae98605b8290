import type { SavedCard } from '@mikvah/contract/contract.ts'
import { Button } from '../../parts/Button.tsx'
import { BrandMark } from '../../paying/BrandMark.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './PaymentMethodsScreen.module.css'

export function SavedCardRow({ card, onDelete }: { card: SavedCard; onDelete: () => void }) {
  const { t } = useWords('payment-methods')
  const { brand, last4 } = card
  return (
    <li className={styles.card}>
      <BrandMark brand={brand} />
      <span className={styles.name}>
        <bdi>{brand}</bdi> <span className="num">•••• {last4}</span>
      </span>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('cardsDeleteNamed', { brand, last4 })}
        onClick={onDelete}
      >
        {t('cardsDelete')}
      </Button>
    </li>
  )
}
