import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { quickAmounts } from '@mikvah/rules/price/sponsorship.ts'
import { CheckboxRow } from '../../../parts/CheckboxRow.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Money } from '../../../parts/Money.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './Choices.module.css'
import { centsTyped, type GiftCode, type Giving } from './giving.ts'

const words = {
  'one-use': 'payGiftUse',
  'kallah-use': 'payGiftKallah',
  friend: 'payGiftFriend',
} as const satisfies Record<GiftCode, string>

/** When the visit itself can still be priced anew: the Friend's gift is pledged with it at once. */
export type FriendPrice = {
  pledged: boolean
  busy: boolean
  failure: unknown
  turn: (on: boolean) => void
}

type Props = { giving: Giving; onChange: (giving: Giving) => void; friend: FriendPrice | null }

/** Sponsorships and an amount of her own. */
export function GiftChoice({ giving, onChange, friend }: Props) {
  const { t } = useWords('pay')
  const { gifts, otherGift } = giving
  const put = (code: GiftCode, on: boolean) =>
    onChange({ ...giving, gifts: on ? [...gifts, code] : gifts.filter((one) => one !== code) })
  return (
    <section className={styles.choices}>
      <h2>{t('payGifts')}</h2>
      {quickAmounts.map(({ code, cents }) => {
        const prices = code === 'friend' ? friend : null
        return (
          <CheckboxRow
            key={code}
            label={t(words[code])}
            hint={
              code === 'friend' ? t(friend ? 'payGiftFriendHint' : 'payGiftFriendYear') : undefined
            }
            end={<Money amount={dollarsOf(cents)} whole />}
            checked={prices ? prices.pledged : gifts.includes(code)}
            aria-busy={prices?.busy || undefined}
            onChange={({ target }) => {
              if (!prices) put(code, target.checked)
              else if (!prices.busy) prices.turn(target.checked)
            }}
          />
        )
      })}
      <ErrorAlert failure={friend?.failure} />
      <Field
        label={t('payGiftOther')}
        optional
        ltr
        inputMode="decimal"
        autoComplete="off"
        value={otherGift}
        error={centsTyped(otherGift) === null ? t('payAmountWrong') : null}
        onChange={({ target }) => onChange({ ...giving, otherGift: target.value })}
      />
    </section>
  )
}
