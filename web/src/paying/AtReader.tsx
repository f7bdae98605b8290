import { IconCreditCard } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Money } from '../parts/Money.tsx'
import type { CardAtReader } from './use-card-at-reader.ts'

type Props = {
  stands: Extract<CardAtReader, { at: 'reader' }>
  /** As it was read, until the server has set it. */
  owed: number
  onCancel: () => void
  /** To her at a kiosk, of her at the desk. */
  words: Record<'hold' | 'look' | 'lost' | 'lostText' | 'cancel' | 'stopping', string>
  look: Partial<Record<'whole' | 'sum' | 'ways', string>>
}

/** The reader asks for her card: how much, and the way back. Once nobody can say how it stands, it is asked of nobody. */
export function AtReader({ stands, owed, onCancel, words, look }: Props) {
  const name = useId()
  const { amount, lost, stopping } = stands
  return (
    <section className={look.whole} aria-labelledby={name}>
      <h2 id={name}>{lost ? words.lost : words.hold}</h2>
      {lost ? null : (
        <p className={look.sum}>
          <Icon of={IconCreditCard} />
          <Money amount={amount ?? owed} />
        </p>
      )}
      <p role="status">{lost ? words.lostText : words.look}</p>
      <div className={look.ways}>
        <Button busy={stopping} onClick={onCancel}>
          {stopping ? words.stopping : words.cancel}
        </Button>
      </div>
    </section>
  )
}
