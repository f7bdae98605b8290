import type { WordKey } from '@mikvah/contract/words/key.ts'
import { IconCreditCard } from '@tabler/icons-react'
import { Suspense, use } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { type CardOutcome, outcomeOf } from '../../paying/card-outcome.ts'
import type { CardAtReader } from '../../paying/use-card-at-reader.ts'
import { wordsOfFailure } from '../../talk/words-of-failure.ts'
import { useWords } from '../../words/use-words.ts'
import { ThisDesk } from '../this-desk/ThisDesk.tsx'
import styles from './Till.module.css'
import type { DeskReader } from './use-desk-reader.ts'

type Props = { owed: number; deskReader: DeskReader }

/**
 * Asks this desk's card reader for all that she owes, and shows how the last card went. Where no reader can take it,
 * it says what is missing.
 */
export function AskReader({ owed, deskReader }: Props) {
  return (
    <div className={styles.reader}>
      <ReaderOutcome stands={deskReader.stands} />
      <Reader owed={owed} deskReader={deskReader} />
      {/* The button stays in this place, because its dialog is open while a reader is chosen in it. */}
      <Suspense>
        <ThisDesk kind="quiet" />
      </Suspense>
    </div>
  )
}

function Reader({ owed, deskReader: { reader, isLooking, error, ask } }: Props) {
  const { t } = useWords('till')
  const currency = use(Currency)
  if (isLooking) return <Skeleton lines={2} />
  if (!reader && error) return <ErrorAlert failure={error} />
  if (!reader)
    return (
      <Alert kind="info" title={t('tillReaderNone')}>
        {t('tillReaderNoneText')}
      </Alert>
    )
  if (!reader.isDriven)
    return (
      <Alert kind="info" title={t('tillReaderUndriven', { name: reader.name })}>
        {t('tillReaderUndrivenText')}
      </Alert>
    )
  if (!reader.online)
    return (
      <Alert kind="warning" title={t('tillReaderOff', { name: reader.name })}>
        {t('tillReaderOffText')}
      </Alert>
    )
  return (
    <>
      <Button kind="solid" wide icon={IconCreditCard} onClick={ask}>
        {t('tillReaderAsk', { amount: moneyText(owed, currency) })}
      </Button>
      <p className="muted">
        <bdi>{reader.name}</bdi> · {t('tillReaderWhole')}
      </p>
    </>
  )
}

type Said = { title: WordKey; text?: WordKey }

/** The words of each outcome: the till itself announces a payment, and a refusal is shown in the server's words. */
const saidOf: Record<CardOutcome, Said | null> = {
  approved: null,
  'nothing-owed': { title: 'tillReaderSettled' },
  declined: { title: 'tillReaderDeclined', text: 'tillReaderAnother' },
  busy: { title: 'tillReaderBusy', text: 'tillReaderAgain' },
  offline: { title: 'tillReaderSilent', text: 'tillReaderOffText' },
  ended: { title: 'tillReaderEnded', text: 'tillReaderAgain' },
  'under-way': { title: 'tillPending' },
  failed: null,
}

/** How the last card went, and what may be tried next, unless it was the last that could be asked for. */
export function ReaderOutcome({ stands, isLast }: { stands: CardAtReader; isLast?: boolean }) {
  const { t } = useWords('till')
  const outcome = outcomeOf(stands)
  if (stands.at === 'refused' && outcome === 'failed')
    return (
      <Alert kind="warning" title={wordsOfFailure(stands.failure, t)}>
        {t('tillReaderNothing')}
      </Alert>
    )
  const said = outcome && saidOf[outcome]
  if (!said) return null
  return (
    <Alert kind="warning" title={t(said.title)}>
      {said.text && !isLast ? t(said.text) : null}
    </Alert>
  )
}
