import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Contract } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { use, useRef, useState } from 'react'
import { useMe } from '../../facts/use-me.ts'
import { usePatronSettings } from '../../facts/use-patron-settings.ts'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { useFirstError } from '../../page/use-first-error.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { News } from '../../parts/News.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { type PaySourceReader, PayWith } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { mayBuy, purchaseErrorsOf } from './purchase-errors.ts'

export type Bought = NonNullable<Contract['buyMembership']['answer']['result']>['membership']

/** Paid in one payment a year; nothing else is on sale (spec, patron 4). */
const annually = '1'

/** Visits tell whether she is a member; a membership that renews keeps its card. */
const readAnew: CallName[] = ['membership', 'user', 'savedCards', 'paymentsByUser', 'reservation']

export function BuyMembershipForm({ onBought }: { onBought: (membership: Bought) => void }) {
  const { t } = useWords('membership')
  const currency = use(Currency)
  const id = useSession()?.userId ?? ''
  const { data: me } = useMe()
  const { data: levels, error, refetch } = useAsk('membershipLevels')
  const { values: settings } = usePatronSettings()
  const [picked, setPicked] = useState<string | null>(null)
  const [installments, setInstallments] = useState(annually)
  const [autoRenew, setAutoRenew] = useState<boolean | null>(null)
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [pending, setPending] = useState(false)
  const form = useFirstError(tries)

  const onSale = (levels ?? []).filter(({ active }) => active)
  const own = onSale.find((one) => one.level === me?.membershipLevel)
  const level = onSale.find((one) => one.level === picked) ?? own ?? only(onSale)
  const purchase = {
    level: level?.level ?? null,
    installments,
    email: typedEmail ?? me?.email ?? '',
    autoRenew: autoRenew ?? (settings ? flagOf(settings, 'membershipAutoRenew') === true : false),
  }
  const card = useRef<PaySourceReader>(null)
  const { charge, busy, failure, bankDialog } = useCharge('buyMembership', { stale: readAnew })

  if (error) return <ErrorAlert failure={error} onTryAgain={refetch} />
  if (!levels) return <Skeleton lines={5} />
  if (onSale.length === 0) return <p>{t('membershipNoLevels')}</p>
  if (pending) return <News kind="warning">{t('membershipPending')}</News>

  const errors = purchaseErrorsOf(purchase)
  const say = (key: WordKey | null) => (tries > 0 && key ? t(key) : null)
  const send = async () => {
    setTries(tries + 1)
    if (!mayBuy(purchase)) return
    const charged = await charge({
      card: card.current,
      params: { id },
      body: ({ paymentInfo }) => ({
        membershipLevel: purchase.level,
        membershipAutoRenew: purchase.autoRenew,
        installments: Number(purchase.installments),
        email: purchase.email.trim(),
        paymentInfo,
      }),
    })
    if (charged?.end === 'pending') setPending(true)
    if (charged?.answer.result) onBought(charged.answer.result.membership)
  }

  return (
    <>
      <FormStack ref={form} onSend={send}>
        <LevelChoice
          levels={onSale}
          value={purchase.level}
          onChange={setPicked}
          error={say(errors.level)}
        />
        <SelectField
          label={t('membershipFrequency')}
          value={installments}
          onChange={({ target }) => setInstallments(target.value)}
          error={say(errors.installments)}
        >
          <option value="">{t('membershipFrequencyChoose')}</option>
          <option value={annually}>{t('membershipAnnually')}</option>
        </SelectField>
        <CheckboxRow
          label={t('membershipAutoRenew')}
          hint={t('membershipAutoRenewHint')}
          checked={purchase.autoRenew}
          onChange={({ target }) => setAutoRenew(target.checked)}
        />
        <Field
          label={t('membershipEmail')}
          help={t('membershipEmailHelp')}
          type="email"
          autoComplete="email"
          ltr
          required
          value={purchase.email}
          error={say(errors.email)}
          onChange={({ target }) => setTypedEmail(target.value)}
        />
        <PayWith ref={card} asksToSave={false} />
        <ErrorAlert failure={failure} />
        <FormFoot>
          <Button type="submit" kind="solid" wide busy={busy}>
            {level
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
