import { use, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../facts/use-me.ts'
import { FormStack } from '../../page/FormStack.tsx'
import { useFirstError } from '../../page/use-first-error.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { OfflineBeside } from '../../parts/OfflineNotice.tsx'
import { PayByWallet } from '../../paying/PayByWallet.tsx'
import { type PaySourceReader, PayWith } from '../../paying/PayWith.tsx'
import type { ChargeEnd } from '../../paying/use-charge.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { AboutYou } from './AboutYou.tsx'
import styles from './DonateForm.module.css'
import { amountOf, type Donation, donationErrorsOf } from './donation.ts'
import { Gift } from './Gift.tsx'
import { typeOf } from './gift-amounts.ts'
import { useDonate } from './use-donate.ts'

export type DonationEnd = { kind: 'paid' | 'pending'; email: string; amount: number }

type Props = { onEnd: (end: DonationEnd) => void }

/** The gift first; then how she pays, as a visitor types it or a patron chooses it; who gives it last. */
export function DonateForm({ onEnd }: Props) {
  const { t } = useWords('donate')
  const currency = use(Currency)
  const signedIn = useSession() !== null
  const { data: me } = useMe()
  const linked = useSearchParams()[0].get('amount') ?? ''
  const [typed, setTyped] = useState<Partial<Donation>>({})
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)

  const donation: Donation = {
    category: 'Donation',
    type: typeOf(linked),
    other: '',
    firstName: me?.firstName ?? '',
    lastName: me?.lastName ?? '',
    phone: me?.phoneNumber ?? '',
    email: me?.email ?? '',
    amount: linked,
    ...typed,
  }
  const card = useRef<PaySourceReader>(null)
  const { donate, wallet, tellOffice, busy, failure, bankDialog } = useDonate()
  const amount = amountOf(donation.amount)
  const change = (fields: Partial<Donation>) => setTyped({ ...typed, ...fields })
  const errors = tries > 0 ? donationErrorsOf(donation, { signedIn }) : {}

  const mayPay = () => {
    setTries(tries + 1)
    return !busy && Object.keys(donationErrorsOf(donation, { signedIn })).length === 0
  }
  const tellEnd = (charged: ChargeEnd<'makePayment'> | null) => {
    if (!charged) return
    if (charged.end === 'paid') tellOffice(donation)
    onEnd({ kind: charged.end, email: donation.email, amount: amount ?? 0 })
  }
  const send = async () => {
    if (mayPay()) tellEnd(await donate(donation, card.current))
  }

  return (
    <>
      <FormStack ref={form} onSend={send}>
        <div className={styles.columns}>
          <Gift donation={donation} onChange={change} error={errors.amount} />
          <Card>
            <div className={styles.fields}>
              <PayWith ref={card} />
              <AboutYou donation={donation} onChange={change} errors={errors} signedIn={signedIn} />
              <ErrorAlert failure={failure} />
              <OfflineBeside />
              <PayByWallet
                amount={amount ?? 0}
                body={() => wallet.bodyOf(donation)}
                mayPay={mayPay}
                charge={wallet.charge}
                onEnd={tellEnd}
              />
              <Button type="submit" kind="solid" size="big" wide busy={busy}>
                {amount === null
                  ? t('donatePayNothing')
                  : t('donatePay', { amount: moneyText(amount, currency) })}
              </Button>
            </div>
          </Card>
        </div>
      </FormStack>
      {bankDialog}
    </>
  )
}
