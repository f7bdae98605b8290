import type { SavedCard } from '@mikvah/contract/contract.ts'
import { Button } from '../../parts/Button.tsx'
import { BrandMark } from '../../paying/BrandMark.tsx'
import { brandWords } from '../../paying/brand-words.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './PaymentMethodsScreen.module.css'

export function SavedCardRow({ card, onDelete }: { card: SavedCard; onDelete: () => void }) {
  const { t } = useWords('payment-methods')
  const { t: c } = useWords('cards')
  const { brand, last4 } = card
  const name = c(brandWords[brand])
  return (
    <li className={styles.card}>
      <BrandMark brand={brand} />
      <span className={styles.name}>
        <bdi>{name}</bdi> <span className="num">•••• {last4}</span>
      </span>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('cardsDeleteNamed', { brand: name, last4 })}
        onClick={onDelete}
      >
        {t('cardsDelete')}
      </Button>
    </li>
  )
}
