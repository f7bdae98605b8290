import { use, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../facts/use-me.ts'
import { FormStack } from '../../page/FormStack.tsx'
import { useForm } from '../../page/use-form.ts'
import { useKnownOnce } from '../../page/use-known-once.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { OfflineBeside } from '../../parts/OfflineNotice.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { mostText } from '../../paying/giving.ts'
import { PayByWallet } from '../../paying/PayByWallet.tsx'
import { PayRefused } from '../../paying/PayRefused.tsx'
import { type PaySourceReader, PayWith } from '../../paying/PayWith.tsx'
import type { ChargeEnd } from '../../paying/use-charge.ts'
import { useSavedCards } from '../../paying/use-saved-cards.ts'
import { useSession } from '../../talk/use-session.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import { AboutYou } from './AboutYou.tsx'
import styles from './DonateForm.module.css'
import { amountOf, type Donation, donationErrorsOf } from './donation.ts'
import { Gift } from './Gift.tsx'
import { typeOf } from './gift-amounts.ts'
import { useDonate } from './use-donate.ts'

/** How a donation ended, the address its receipt goes to, and its amount in dollars. */
export type DonationEnd = { kind: 'paid' | 'pending'; email: string; amount: number }

type Props = { onEnd: (end: DonationEnd) => void }

/** The donation form: first the gift, then how she pays, and last who gives. */
export function DonateForm({ onEnd }: Props) {
  const { t } = useWords('donate')
  const currency = use(Currency)
  const signedIn = useSession() !== null
  const { data: me } = useMe()
  const linked = useSearchParams()[0].get('amount') ?? ''
  const form = useForm<Donation>({
    known: {
      category: 'Donation',
      type: typeOf(linked),
      other: '',
      firstName: me?.firstName ?? '',
      lastName: me?.lastName ?? '',
      phone: me?.phoneNumber ?? '',
      email: me?.email ?? '',
      amount: linked,
    },
    errorsOf: (donation) => donationErrorsOf(donation, { signedIn }),
    params: { most: mostText(currency) },
    typed: useTyped('donate', {}),
  })
  const donation = form.fields
  const card = useRef<PaySourceReader>(null)
  // How tall the payment is depends on her cards, so what is below it waits for them too.
  const knowsCards = useKnownOnce(useSavedCards())
  const { donate, wallet, tellOffice, busy, failure, bankDialog } = useDonate()
  const amount = amountOf(donation.amount)
  const tellEnd = (charged: ChargeEnd<'makePayment'> | null) => {
    if (!charged) return
    if (charged.end === 'paid') tellOffice(donation)
    form.begin()
    onEnd({ kind: charged.end, email: donation.email, amount: amount ?? 0 })
  }
  const send = async () => {
    if (!busy) tellEnd(await donate(donation, card.current))
  }

  return (
    <>
      <FormStack form={form} onSend={send}>
        <div className={styles.columns}>
          <Gift form={form} />
          <Card>
            {!knowsCards ? (
              <Skeleton lines={6} />
            ) : (
              <div className={styles.fields}>
                <PayWith ref={card} />
                <AboutYou form={form} signedIn={signedIn} />
                <PayRefused failure={failure} />
                <OfflineBeside />
                <PayByWallet
                  amount={amount ?? 0}
                  body={() => wallet.bodyOf(donation)}
                  mayPay={() => form.attempt() && !busy}
                  charge={wallet.charge}
                  onEnd={tellEnd}
                />
                <Button type="submit" kind="solid" size="big" wide busy={busy}>
                  {amount === null
                    ? t('donatePayNothing')
                    : t('donatePay', { amount: moneyText(amount, currency) })}
                </Button>
              </div>
            )}
          </Card>
        </div>
      </FormStack>
      {bankDialog}
    </>
  )
}
