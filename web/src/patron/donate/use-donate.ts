import { textOf } from '@mikvah/rules/settings/read.ts'
import { use } from 'react'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { useSettings } from '../../shell/use-settings.ts'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import type { ChargeSource } from '../charge/use-charge.ts'
import { captchaToken } from '../contact/captcha.ts'
import { useContactForm } from '../contact/use-contact-form.ts'
import { amountOf, type Donation, purposeOf } from './donation.ts'

/** Takes the donation, and afterwards tells the office about it. */
export function useDonate() {
  const { t } = useWords('donate')
  const session = useSession()
  const currency = use(Currency)
  const siteKey = textOf(useSettings(), 'googleSiteKey')
  const { mutateAsync } = useTell('makePayment', { stale: ['savedCards', 'paymentsByUser'] })
  const { send } = useContactForm()

  /** A visitor's payment carries her name and a captcha; a patron's is hers by her sign-in. */
  const donate = async (donation: Donation, { card, paymentIntent }: ChargeSource) => {
    const who = session
      ? { userId: session.userId, saveCard: card.saveCard }
      : {
          firstName: donation.firstName.trim(),
          lastName: donation.lastName.trim(),
          phone: donation.phone.trim(),
          reCaptchaTokenResponse: await captchaToken(siteKey, 'donation'),
        }
    return mutateAsync({
      body: {
        method: 'Donation',
        amt: amountOf(donation.amount) ?? 0,
        email: donation.email.trim(),
        note: purposeOf(donation),
        ...who,
        ...(paymentIntent ? { paymentIntent } : { paymentInfo: card.paymentInfo }),
      },
    })
  }

  /** The money is there already: a message that doesn't arrive is nobody's trouble (spec, patron 8). */
  const tellOffice = (donation: Donation) => {
    const { firstName, lastName, phone, email } = donation
    const message = t('donateMessage', {
      amount: moneyText(amountOf(donation.amount) ?? 0, currency),
      purpose: purposeOf(donation),
      phone: phone || '–',
    })
    send({ firstName, lastName, email: email.trim(), message, kind: 'donation' }).catch(() => null)
  }

  return { donate, tellOffice }
}
