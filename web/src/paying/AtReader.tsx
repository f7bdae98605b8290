import { IconCreditCard } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Money } from '../parts/Money.tsx'
import type { CardAtReader } from './use-card-at-reader.ts'

type Props = {
  stands: Extract<CardAtReader, { at: 'reader' }>
  /** The amount until the server has set it. */
  owed: number
  onCancel: () => void
  /** The words of the screen, which speak to her at a kiosk and about her at the desk. */
  words: Record<'hold' | 'look' | 'lost' | 'lostText' | 'cancel' | 'stopping', string>
  look: Partial<Record<'whole' | 'sum' | 'ways', string>>
}

/**
 * Shows that a reader asks for her card, with the amount, or that the connection is lost; and, with either, the button
 * that stops it.
 */
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
