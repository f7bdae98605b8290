import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Contract } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { use, useRef, useState } from 'react'
import { useMe } from '../../facts/use-me.ts'
import { usePatronSettings } from '../../facts/use-patron-settings.ts'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { useForm } from '../../page/use-form.ts'
import { useKnownOnce } from '../../page/use-known-once.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { News } from '../../parts/News.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { PayRefused } from '../../paying/PayRefused.tsx'
import { type PaySourceReader, PayWith } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { useSavedCards } from '../../paying/use-saved-cards.ts'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './BuyMembershipForm.module.css'
import { LevelChoice } from './LevelChoice.tsx'
import { type Purchase, purchaseErrorsOf } from './purchase-errors.ts'

/** Her membership after a purchase, as the server answers. */
export type Bought = NonNullable<Contract['buyMembership']['answer']['result']>['membership']

/** One payment a year; nothing else is on sale (requirements P4). */
const annually = '1'

/** What to load anew: visits say whether she is a member, and a renewing membership saves its card. */
const readAnew: CallName[] = ['membership', 'user', 'savedCards', 'paymentsByUser', 'reservation']

export function BuyMembershipForm({ onBought }: { onBought: (membership: Bought) => void }) {
  const { t } = useWords('membership')
  const currency = use(Currency)
  const id = useSession()?.userId ?? ''
  const { data: me } = useMe()
  const { data: levels, error, refetch } = useAsk('membershipLevels')
  const { values: settings } = usePatronSettings()
  const knowsCards = useKnownOnce(useSavedCards())
  const [pending, setPending] = useState(false)

  const onSale = (levels ?? []).filter(({ active }) => active)
  const named = (name: string | null | undefined) => onSale.find(({ level }) => level === name)
  const form = useForm<Purchase & { autoRenew: boolean }>({
    known: {
      level: (named(me?.membershipLevel) ?? only(onSale))?.level ?? null,
      installments: annually,
      email: me?.email ?? '',
      autoRenew: settings ? flagOf(settings, 'membershipAutoRenew') === true : false,
    },
    errorsOf: (fields) =>
      purchaseErrorsOf({ ...fields, level: named(fields.level)?.level ?? null }),
    typed: useTyped('membership', {}),
  })
  const purchase = form.fields
  const level = named(purchase.level)
  const card = useRef<PaySourceReader>(null)
  const { charge, chargeBy, busy, failure, bankDialog } = useCharge('buyMembership', {
    stale: readAnew,
    place: 'membership',
  })

  if (error) return <ErrorAlert failure={error} onTryAgain={refetch} />
  if (!levels || !knowsCards)
    return (
      <div className={styles.comes}>
        <Skeleton lines={8} />
      </div>
    )
  if (onSale.length === 0) return <p>{t('membershipNoLevels')}</p>
  if (pending) return <News kind="warning">{t('membershipPending')}</News>

  const isFree = level?.price === 0
  const body = {
    membershipLevel: purchase.level,
    membershipAutoRenew: purchase.autoRenew,
    installments: Number(purchase.installments),
    email: purchase.email.trim(),
  }
  const send = async () => {
    const charged = isFree
      ? await chargeBy((tell) => tell({ params: { id }, body }))
      : await charge({
          card: card.current,
          params: { id },
          body: ({ paymentInfo }) => ({ ...body, paymentInfo }),
        })
    if (charged) form.begin()
    if (charged?.end === 'pending') setPending(true)
    if (charged?.answer.result) onBought(charged.answer.result.membership)
  }

  return (
    <>
      <FormStack form={form} onSend={send}>
        <LevelChoice
          levels={onSale}
          value={purchase.level}
          onChange={(level) => form.put({ level })}
          error={form.errorIn('level')}
        />
        <SelectField {...form.field('installments')} label={t('membershipFrequency')}>
          <option value="">{t('membershipFrequencyChoose')}</option>
          <option value={annually}>{t('membershipAnnually')}</option>
        </SelectField>
        <CheckboxRow
          label={t('membershipAutoRenew')}
          hint={t('membershipAutoRenewHint')}
          checked={purchase.autoRenew}
          onChange={({ target }) => form.put({ autoRenew: target.checked })}
        />
        <Field
          {...form.field('email')}
          label={t('membershipEmail')}
          help={t('membershipEmailHelp')}
          type="email"
          maxLength={lengths.email}
          autoComplete="email"
          ltr
          required
        />
        {isFree ? null : <PayWith ref={card} asksToSave={false} />}
        <PayRefused failure={failure} />
        <FormFoot>
          <Button type="submit" kind="solid" wide busy={busy}>
            {isFree
              ? t('membershipTakeFree')
              : level
                ? t('membershipPay', { amount: moneyText(level.price, currency) })
                : t('membershipPayNothing')}
          </Button>
        </FormFoot>
      </FormStack>
      {bankDialog}
    </>
  )
}

const only = <T,>(list: readonly T[]) => (list.length === 1 ? list[0] : undefined)
