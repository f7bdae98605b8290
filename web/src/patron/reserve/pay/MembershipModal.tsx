import { isEmail } from '@mikvah/rules/people/email.ts'
import { flagOf, type SettingValues } from '@mikvah/rules/settings/read.ts'
import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { CheckboxRow } from '../../../parts/CheckboxRow.tsx'
import { dateText } from '../../../parts/civil-date.ts'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Field } from '../../../parts/Field.tsx'
import { Modal } from '../../../parts/Modal.tsx'
import { Currency } from '../../../parts/Money.tsx'
import { moneyText } from '../../../parts/money.ts'
import { SelectField } from '../../../parts/SelectField.tsx'
import { useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'
import { useWords } from '../../../words/use-words.ts'
import { type PaySourceReader, PayWith } from '../../cards/PayWith.tsx'
import { useCharge } from '../../cards/use-charge.ts'
import styles from './PayPanel.module.css'

type Props = { settings: SettingValues; open: boolean; onClose: () => void }

/** A membership for a year. The only frequency is Annually, in one payment (spec, patron 4). */
export function MembershipModal({ settings, open, onClose }: Props) {
  const { t } = useWords('pay')
  return (
    <Modal open={open} onClose={onClose} title={t('memberTitle')}>
      <Purchase settings={settings} onClose={onClose} />
    </Modal>
  )
}

function Purchase({ settings, onClose }: Omit<Props, 'open'>) {
  const { t, language } = useWords('pay')
  const currency = use(Currency)
  const client = useQueryClient()
  const id = useSession()?.userId ?? ''
  const levels = (useAsk('membershipLevels').data ?? []).filter(({ active }) => active)
  const user = useAsk('user', { params: { id } }).data
  const card = useRef<PaySourceReader>(null)
  const purchase = useCharge('buyMembership')
  const [level, setLevel] = useState('')
  const [frequency, setFrequency] = useState('')
  const [typedEmail, setEmail] = useState<string | null>(null)
  const [autoRenew, setAutoRenew] = useState(flagOf(settings, 'membershipAutoRenew') === true)
  const [asked, setAsked] = useState(false)
  const [paidUntil, setPaidUntil] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const email = typedEmail ?? user?.email ?? ''

  const buy = async () => {
    setAsked(true)
    if (!level || !frequency || !isEmail(email)) return
    const end = await purchase.charge({
      card: card.current,
      params: { id },
      body: ({ paymentInfo }) => ({
        membershipLevel: level,
        membershipAutoRenew: autoRenew,
        installments: 1,
        email,
        paymentInfo,
      }),
    })
    if (!end) return
    setPending(end.end === 'pending')
    setPaidUntil(end.answer.result?.membership.membershipExpiration ?? null)
    for (const read of ['user', 'membership', 'reservation'])
      client.invalidateQueries({ queryKey: [read] })
  }

  if (pending)
    return (
      <Alert kind="warning" title={t('payPendingTitle')}>
        {t('payPendingText')}
      </Alert>
    )
  if (paidUntil)
    return (
      <Alert
        kind="success"
        title={t('payThanks')}
        action={<Button onClick={onClose}>{t('payDone')}</Button>}
      >
        {t('memberThanks', { date: dateText(paidUntil, 'numeric', language) })}
      </Alert>
    )
  return (
    <div className={styles.panel}>
      <SelectField
        label={t('memberLevel')}
        value={level}
        error={asked && !level ? t('memberLevelMissing') : null}
        onChange={({ target }) => setLevel(target.value)}
      >
        <option value="">{t('memberChoose')}</option>
        {levels.map((one) => (
          <option key={one.level} value={one.level}>
            {t('memberLevelPrice', {
              level: one.level,
              price: moneyText(one.price, currency, { whole: true }),
            })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('memberFrequency')}
        value={frequency}
        error={asked && !frequency ? t('memberFrequencyMissing') : null}
        onChange={({ target }) => setFrequency(target.value)}
      >
        <option value="">{t('memberChoose')}</option>
        <option value="1">{t('memberAnnually')}</option>
      </SelectField>
      <Field
        label={t('memberEmail')}
        type="email"
        ltr
        autoComplete="email"
        value={email}
        error={asked && !isEmail(email) ? t('memberEmailMissing') : null}
        onChange={({ target }) => setEmail(target.value)}
      />
      <CheckboxRow
        label={t('memberAutoRenew')}
        checked={autoRenew}
        onChange={({ target }) => setAutoRenew(target.checked)}
      />
      <PayWith ref={card} asksToSave={false} />
      <ErrorAlert failure={purchase.failure} />
      <Button kind="solid" size="big" wide busy={purchase.busy} onClick={buy}>
        {t('memberBuy')}
      </Button>
      {purchase.bankDialog}
    </div>
  )
}
