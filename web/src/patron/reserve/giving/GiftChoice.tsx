import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { quickAmounts } from '@mikvah/rules/price/sponsorship.ts'
import { use } from 'react'
import { useFriendName } from '../../../facts/use-membership-label.ts'
import { CheckboxRow } from '../../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { Currency, Money } from '../../../parts/Money.tsx'
import { amountWrong, type GiftCode, type Giving, mostText } from '../../../paying/giving.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './Choices.module.css'

const words = {
  'one-use': 'payGiftUse',
  'kallah-use': 'payGiftKallah',
} as const satisfies Record<Exclude<GiftCode, 'friend'>, string>

type Props = {
  giving: Giving
  onChange: (giving: Giving) => void
  /** Whether a Friend's gift lowers the price of this very visit. */
  friendSaves?: boolean
}

/** Sponsorships, and an amount of her own. */
export function GiftChoice({ giving, onChange, friendSaves }: Props) {
  const { t } = useWords('pay')
  const gift = useFriendName(t('payGiftFriend'))
  const friend = useFriendName(t('payFriend'))
  const { gifts, otherGift } = giving
  const put = (code: GiftCode, on: boolean) =>
    onChange({ ...giving, gifts: on ? [...gifts, code] : gifts.filter((one) => one !== code) })
  const currency = use(Currency)
  const wrong = amountWrong(otherGift)
  return (
    <section className={styles.choices} aria-label={t('payGifts')}>
      {quickAmounts.map(({ code, cents }) => (
        <CheckboxRow
          key={code}
          label={code === 'friend' ? gift : t(words[code])}
          hint={
            code === 'friend'
              ? t(friendSaves ? 'payGiftFriendHint' : 'payGiftFriendYear', { friend })
              : undefined
          }
          end={<Money amount={dollarsOf(cents)} whole />}
          checked={gifts.includes(code)}
          onChange={({ target }) => put(code, target.checked)}
        />
      ))}
      <Field
        label={t('payGiftOther')}
        optional
        ltr
        inputMode="decimal"
        autoComplete="off"
        value={otherGift}
        error={wrong ? t(wrong, { most: mostText(currency) }) : null}
        onChange={({ target }) => onChange({ ...giving, otherGift: target.value })}
      />
    </section>
  )
}
