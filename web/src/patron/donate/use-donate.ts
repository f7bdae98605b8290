import { textOf } from '@mikvah/rules/settings/read.ts'
import { use } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { captchaToken } from '../../office/captcha.ts'
import { useContactForm } from '../../office/use-contact-form.ts'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import type { PaySource, PaySourceReader } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { amountOf, type Donation, purposeOf } from './donation.ts'

/**
 * `donate` charges a card for a donation, `wallet` is what `PayByWallet` needs to do so, and `tellOffice` writes to the
 * office of one that is paid. The rest, as `busy`, `failure` and `bankDialog`, is that of `useCharge`.
 */
export function useDonate() {
  const { t } = useWords('donate')
  const session = useSession()
  const currency = use(Currency)
  const siteKey = textOf(useSettings(), 'googleSiteKey')
  const { charge, chargeBy, ...payment } = useCharge('makePayment', {
    stale: ['paymentsByUser'],
    place: 'gift',
  })
  const { send } = useContactForm()

  /** A visitor's payment has her name and a captcha token; a patron's belongs to her by her sign-in. */
  const bodyOf = async (donation: Donation, source?: PaySource) => {
    const who = session
      ? { userId: session.userId, saveCard: source?.saveCard }
      : {
          firstName: donation.firstName.trim(),
          lastName: donation.lastName.trim(),
          phone: donation.phone.trim(),
          reCaptchaTokenResponse: await captchaToken(siteKey, 'donation'),
        }
    return {
      method: 'Donation' as const,
      amt: amountOf(donation.amount) ?? 0,
      email: donation.email.trim(),
      note: purposeOf(donation),
      ...who,
      paymentInfo: source?.paymentInfo,
    }
  }
  const donate = (donation: Donation, card: PaySourceReader | null) =>
    charge({ card, body: (source) => bodyOf(donation, source) })

  /** The money has been taken, so a message to the office that fails isn't shown as an error (requirements P8). */
  const tellOffice = (donation: Donation) => {
    const { firstName, lastName, phone, email } = donation
    const message = t('donateMessage', {
      amount: moneyText(amountOf(donation.amount) ?? 0, currency),
      purpose: purposeOf(donation),
      phone: phone || '–',
    })
    send({ firstName, lastName, email: email.trim(), message, kind: 'donation' }).catch(() => null)
  }

  return { ...payment, donate, wallet: { charge: chargeBy, bodyOf }, tellOffice }
}
