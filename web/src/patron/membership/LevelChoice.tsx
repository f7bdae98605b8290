import type { MembershipLevel } from '@mikvah/contract/contract.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { use, useId } from 'react'
import { RadioRow } from '../../parts/fields/RadioRow.tsx'
import { Currency, Money } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './LevelChoice.module.css'

type Props = {
  levels: readonly MembershipLevel[]
  value: string | null
  onChange: (level: string) => void
  error: string | null
}

export function LevelChoice({ levels, value, onChange, error }: Props) {
  const { t, language } = useWords('membership')
  const group = useId()
  return (
    <fieldset
      className={styles.levels}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${group}-error` : undefined}
      tabIndex={-1}
    >
      <legend>{t('membershipChooseLevel')}</legend>
      {levels.map((level) => (
        <RadioRow
          key={level.level}
          name={group}
          label={<bdi>{nameIn(language, level.level, level.levelHe)}</bdi>}
          hint={<VisitPrices level={level} />}
          end={<Money amount={level.price} />}
          checked={level.level === value}
          onChange={() => onChange(level.level)}
        />
      ))}
      <p id={`${group}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}

/** The level's own visit prices; without any the facility's member prices count. */
function VisitPrices({ level: { priceShower, priceBath } }: { level: MembershipLevel }) {
  const { t } = useWords('membership')
  const currency = use(Currency)
  if (priceShower === null || priceBath === null) return null
  return t('membershipVisitPrices', {
    shower: moneyText(priceShower, currency, { whole: true }),
    bath: moneyText(priceBath, currency, { whole: true }),
  })
}
