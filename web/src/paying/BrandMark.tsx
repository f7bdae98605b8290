import type { SavedCard } from '@mikvah/contract/contract.ts'
import { IconCreditCard } from '@tabler/icons-react'
import { Icon } from '../parts/Icon.tsx'
import styles from './BrandMark.module.css'

const marks: Record<SavedCard['brand'], string | null> = {
  Visa: 'VISA',
  MasterCard: 'MC',
  'American Express': 'AMEX',
  Discover: 'DISC',
  JCB: 'JCB',
  'Diners Club': 'DC',
  Card: null,
}

/** The short mark of a card brand; its name stands beside it. */
export const BrandMark = ({ brand }: Pick<SavedCard, 'brand'>) =>
  marks[brand] ? (
    <span aria-hidden className={styles.mark}>
      {marks[brand]}
    </span>
  ) : (
    <Icon of={IconCreditCard} />
  )
