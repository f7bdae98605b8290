import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconArmchair, IconNote, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { classes } from '../../parts/classes.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { type Language, languages, nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { notesOfHers } from '../parts/notes-of-hers.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { NoPrinter } from '../this-desk/NoPrinter.tsx'
import { Till } from '../till/Till.tsx'
import type { TillMethod } from '../till/till-form.ts'
import styles from './CheckInScreen.module.css'
import type { useCheckIn } from './use-check-in.ts'
import { useCheckInAnswers } from './use-check-in-answers.ts'

type Props = {
  visit: Reservation
  checkIn: ReturnType<typeof useCheckIn>
  /** The way of paying, where it was chosen on the screen before. */
  method?: TillMethod | undefined
  onChanged: () => void
}

/** The form of a check-in. Everything has an answer already, so one key is enough to check her in. */
export function CheckInForm({ visit, checkIn, method, onChanged }: Props) {
  const { t, language: ours } = useWords('check-in')
  const { printer, hasCubicles, freeCubicles: free, ...answers } = useCheckInAnswers(visit.userId)
  const [chosen, setLanguage] = useState<Language | null>(null)
  const hers = chosen ?? answers.language
  const language = hers ?? ours
  const [note, setNote] = useState<string | null>(null)
  const [declined, setDeclined] = useState(false)

  const written = note === null || note.trim() === (visit.notes ?? '').trim() ? null : note.trim()
  useUnsaved(written !== null, 'page')

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
    <div className={styles.columns}>
      <Card>
        <div className={styles.rows}>
          <Row name={t('checkInLanguage')}>
            <Segmented
              label={t('checkInLanguage')}
              value={language}
              onChange={setLanguage}
              options={languages.map((value) => ({ value, label: nameOfLanguage[value] }))}
            />
          </Row>
          {hasCubicles ? (
            <Row name={t('checkInCubicle')}>
              <Cubicle free={free} given={!declined} onGive={(given) => setDeclined(!given)} />
            </Row>
          ) : null}
          <Row name={t('checkInNote')}>
            {notesOfHers(visit).map((text) => (
              <p key={text} className={styles.hers}>
                <Icon of={IconNote} />
                <span>
                  {t('checkInFromHer')}: <bdi>{text}</bdi>
                </span>
              </p>
            ))}
            <TextArea
              label={t('checkInAddNote')}
              rows={2}
              maxLength={1000}
              value={note ?? visit.notes ?? ''}
              onChange={({ target }) => setNote(target.value)}
            />
          </Row>
        </div>
      </Card>
      <div className={styles.aside}>
        <div className={styles.act}>
          <Card>
            <Form onSend={send} className={classes(styles.rows, styles.form)}>
              <p className={styles.says}>
                <Icon of={IconArmchair} />
                <span>
                  {t('checkInShe')} {visit.balance > 0 ? t('checkInLater') : null}
                </span>
              </p>
              {printer ? (
                <p className={styles.says}>
                  <Icon of={IconPrinter} />
                  <span>{t('checkInPrints')}</span>
                </p>
              ) : (
                <NoPrinter />
              )}
              <ErrorAlert failure={checkIn.error} />
              <Button
                type="submit"
                kind="solid"
                size="big"
                wide
                busy={asks || checkIn.isPending}
                ref={focusWhereItIs}
              >
                {t('checkInDo')}
              </Button>
              <Link to="/receptionist" className={styles.notNow}>
                {t('checkInNotNow')}
              </Link>
            </Form>
          </Card>
        </div>
        <Till visit={visit} method={method} onChanged={onChanged} />
      </div>
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.row} aria-label={name}>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
)

/** Focuses the button without scrolling away from who she is: one key is enough, and the desk still sees her first. */
const focusWhereItIs = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

type CubicleProps = { free: number | undefined; given: boolean; onGive: (given: boolean) => void }

/** Whether she gets a cubicle, once it is known how many are free. */
function Cubicle({ free, given, onGive }: CubicleProps) {
  const { t } = useWords('check-in')
  if (free === undefined) return <Skeleton lines={1} />
  if (free === 0) return <p className="muted">{t('checkInNoCubicle')}</p>
  return (
    <CheckboxRow
      label={t('checkInGiveCubicle')}
      hint={t('checkInCubiclesFree', { count: free })}
      checked={given}
      onChange={({ target }) => onGive(target.checked)}
    />
  )
}
