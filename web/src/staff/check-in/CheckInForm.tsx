import type { Reservation } from '@mikvah/contract/contract.ts'
import type { Tender } from '@mikvah/rules/payments/methods.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { IconArmchair } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { classes } from '../../parts/classes.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { Till } from '../till/Till.tsx'
import { CheckInAnswers } from './CheckInAnswers.tsx'
import styles from './CheckInScreen.module.css'
import { Slip } from './Slip.tsx'
import type { useCheckIn } from './use-check-in.ts'
import { useCheckInAnswers } from './use-check-in-answers.ts'

type Props = {
  visit: Reservation
  checkIn: ReturnType<typeof useCheckIn>
  /** Whether she may be checked in. */
  isOpen: boolean
  /** The way of paying, where it was chosen on the screen before. */
  method?: Tender | undefined
  onChanged: () => void
}

/**
 * The form of a check-in beside the till. Everything has an answer already, so one key is enough to check her in. While
 * it isn't open the till stands alone, and it stays as it is when the form comes.
 */
export function CheckInForm({ visit, checkIn, isOpen, method, onChanged }: Props) {
  const { language: ours } = useWords('check-in')
  const { printer, hasCubicles, freeCubicles: free, ...answers } = useCheckInAnswers(visit.userId)
  const [chosen, setLanguage] = useState<Language | null>(null)
  const hers = chosen ?? answers.language
  const language = hers ?? ours
  const [note, setNote] = useState<string | null>(null)
  const [declined, setDeclined] = useState(false)
  // Who has just paid at the till still has the focus there: a key that is pressed once more checks nobody in.
  const [paysFirst] = useState(!isOpen)

  const written = note === null || note.trim() === (visit.notes ?? '').trim() ? null : note.trim()
  useUnsaved(isOpen && written !== null, 'page')

  const [asks, setAsks] = useState(false)
  const send = async () => {
    setAsks(true)
    const known = await answers.onceKnown()
    setAsks(false)
    const wantsCubicle = known.freeCubicles > 0 && !declined && !visit.cubicle
    await checkIn.checkIn(visit.reservationId, {
      ...{ language: chosen ?? known.language, printer, wantsCubicle, note: written },
    })
  }
  return (
    <div className={isOpen ? styles.columns : undefined}>
      {isOpen ? (
        <CheckInAnswers
          visit={visit}
          language={language}
          onLanguage={setLanguage}
          cubicle={hasCubicles ? { free, given: !declined } : null}
          onGive={(given) => setDeclined(!given)}
          note={note}
          onNote={setNote}
        />
      ) : null}
      <div className={styles.aside}>
        {isOpen ? (
          <SendForm
            visit={visit}
            failure={checkIn.error}
            busy={asks || checkIn.isPending}
            focuses={!paysFirst}
            onSend={send}
          />
        ) : null}
        <Till visit={visit} method={method} onChanged={onChanged} />
      </div>
    </div>
  )
}

type SendProps = {
  visit: Reservation
  failure: unknown
  busy: boolean
  /** Whether the button has the focus as it comes. */
  focuses: boolean
  onSend: () => Promise<void>
}

/** The button that checks her in, with what it does. */
function SendForm({ visit, failure, busy, focuses, onSend }: SendProps) {
  const { t } = useWords('check-in')
  return (
    <div className={styles.act}>
      <Card>
        <Form onSend={onSend} className={classes(styles.rows, styles.form)}>
          <p className={styles.says}>
            <Icon of={IconArmchair} />
            <span>
              {t('checkInShe')} {visit.balance > 0 ? t('checkInLater') : null}
            </span>
          </p>
          <Slip />
          <ErrorAlert failure={failure} />
          <Button
            type="submit"
            kind="solid"
            size="big"
            wide
            busy={busy}
            ref={focuses ? focusWhereItIs : null}
          >
            {t('checkInDo')}
          </Button>
          <Link to="/receptionist" className={styles.notNow}>
            {t('checkInNotNow')}
          </Link>
        </Form>
      </Card>
    </div>
  )
}

/** Focuses the button without scrolling away from who she is: one key is enough, and the desk still sees her first. */
const focusWhereItIs = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
