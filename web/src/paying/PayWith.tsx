import type { WordKey } from '@mikvah/contract/words/key.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { IconCreditCard } from '@tabler/icons-react'
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useKnownOnce } from '../page/use-known-once.ts'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../parts/fields/CheckboxRow.tsx'
import { RadioRow } from '../parts/fields/RadioRow.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { useSession } from '../talk/use-session.ts'
import { useWords } from '../words/use-words.ts'
import { BrandMark } from './BrandMark.tsx'
import { brandWords } from './brand-words.ts'
import { CardEntry } from './CardEntry.tsx'
import type { CardReader, CardSource } from './card-source.ts'
import styles from './PayWith.module.css'
import { useSavedCards } from './use-saved-cards.ts'

/** How she pays, as the charge takes it. */
export type PaySource = { paymentInfo: CardSource; saveCard: boolean }

/** The choice of how she pays, for the screen around it; `spent` and `discard` are those of `CardReader`. */
export type PaySourceReader = {
  /**
   * Reads how she pays. It is null when no card is chosen, or the form has not come or isn't complete, which is said in
   * its place.
   */
  read: () => Promise<PaySource | null>
  spent: () => void
  discard: () => void
}

type Props = {
  ref: Ref<PaySourceReader>
  /** Whether she is asked to save the card; left out where a purchase saves its card anyway, or mustn't. */
  asksToSave?: boolean
  /** The patron whose cards these are, when the desk pays for her. */
  of?: string
}

const another = 'another'

/** The only saved card is chosen for her; among several she chooses (requirements P5). */
function preselected([first, ...others]: readonly { id: string }[]): string | null {
  if (!first) return another
  return others.length === 0 ? first.id : null
}

/** What a tap on Pay waits for; the form of a new card may still be on its way. */
const missingFor = (chosen: string | null, form: CardReader | null): WordKey | null =>
  chosen === null ? 'cardChoose' : chosen === another && !form ? 'cardProviderAway' : null

/** Her saved cards and one more row for another card, whose form opens under it; the form alone where she has none. */
export function PayWith({ ref, asksToSave = true, of }: Props) {
  const { t } = useWords('cards')
  const session = useSession()
  const saved = useSavedCards({ of })
  const isKnown = useKnownOnce(saved)
  const entry = useRef<CardReader>(null)
  const [picked, setPicked] = useState<string | null>()
  const [save, setSave] = useState(false)
  const [missing, setMissing] = useState<WordKey | null>(null)
  const name = useId()

  const cards = saved.data ?? []
  const chosen = picked === undefined ? preselected(cards) : picked
  const maySave = asksToSave && session !== null && !isNobodysNumber(session.userName)

  const readNew = async (form: CardReader): Promise<PaySource | null> => {
    const paymentInfo = await form.read()
    return paymentInfo && { paymentInfo, saveCard: maySave && save }
  }

  useImperativeHandle(ref, () => ({
    read: async () => {
      setMissing(missingFor(chosen, entry.current))
      if (chosen === null) return null
      if (chosen !== another) return { paymentInfo: { sourceCard: chosen }, saveCard: false }
      return entry.current && readNew(entry.current)
    },
    spent: () => entry.current?.spent(),
    discard: () => {
      entry.current?.discard()
      setPicked(chosen !== another || cards.length > 0 ? null : another)
    },
  }))

  const pick = (id: string) => {
    setPicked(id)
    setMissing(null)
  }

  return (
    <fieldset
      className={styles.payWith}
      data-paying
      aria-describedby={missing ? `${name}-missing` : undefined}
    >
      <legend>{t('cardPayWith')}</legend>
      {isKnown ? null : <Skeleton lines={2} />}
      <ErrorAlert failure={saved.error} onTryAgain={() => saved.refetch()} />
      {cards.map(({ id, brand, last4 }) => (
        <RadioRow
          key={id}
          name={name}
          checked={chosen === id}
          onChange={() => pick(id)}
          label={
            <span className={styles.card}>
              <BrandMark brand={brand} />
              <span>
                {t('cardEnding', { brand: t(brandWords[brand]) })}{' '}
                <span className="num">{last4}</span>
              </span>
            </span>
          }
        />
      ))}
      {cards.length > 0 ? (
        <RadioRow
          name={name}
          icon={IconCreditCard}
          checked={chosen === another}
          onChange={() => pick(another)}
          label={t('cardAnother')}
        />
      ) : null}
      {chosen === another && isKnown ? (
        <div className={styles.entry}>
          <CardEntry ref={entry} />
          {maySave ? (
            <CheckboxRow
              label={t('cardSave')}
              checked={save}
              onChange={(event) => setSave(event.target.checked)}
            />
          ) : null}
        </div>
      ) : null}
      <p id={`${name}-missing`} className={styles.missing} aria-live="polite">
        {missing ? t(missing) : null}
      </p>
    </fieldset>
  )
}
