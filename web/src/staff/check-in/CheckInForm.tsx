import type { Reservation } from '@mikvah/contract/contract.ts'
import { flagOf } from '@mikvah/rules/settings/read.ts'
import { IconArmchair, IconNote, IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useKept } from '../../live/use-kept.ts'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useAsk } from '../../talk/ask.ts'
import { type Language, languages, nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { useThisDesk } from '../this-desk/chosen.ts'
import { Till } from '../till/Till.tsx'
import styles from './CheckInScreen.module.css'
import type { useCheckIn } from './use-check-in.ts'

type Props = {
  visit: Reservation
  checkIn: ReturnType<typeof useCheckIn>
  onChanged: () => void
}

/** Everything has an answer already, so that one key is enough. */
export function CheckInForm({ visit, checkIn, onChanged }: Props) {
  const { t, language: ours } = useWords('check-in')
  const { data: patron } = useAsk('user', { params: { id: visit.userId } })
  const [chosen, setLanguage] = useState<Language | null>(null)
  const hers = chosen ?? patron?.language ?? null
  const language = hers ?? ours
  const { printer } = useThisDesk()
  const [note, setNote] = useState<string | null>(null)
  const settings = useStaffSettings()
  const hasCubicles = settings !== null && flagOf(settings, 'useCubicles') === true
  const { data: cubicles } = useKept('cubicles', {}, { enabled: hasCubicles })
  const free = cubicles?.filter(({ status }) => status === 'Available').length ?? 0
  const [declined, setDeclined] = useState(false)
  const wantsCubicle = hasCubicles && free > 0 && !declined && !visit.cubicle

  const send = () =>
    checkIn.checkIn({
      language: hers,
      printer: printer || null,
      wantsCubicle,
      note: note === null || note.trim() === (visit.notes ?? '').trim() ? null : note.trim(),
    })
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
              {free > 0 ? (
                <CheckboxRow
                  label={t('checkInGiveCubicle')}
                  hint={t('checkInCubiclesFree', { count: free })}
                  checked={!declined}
                  onChange={({ target }) => setDeclined(!target.checked)}
                />
              ) : (
                <p className="muted">{t('checkInNoCubicle')}</p>
              )}
            </Row>
          ) : null}
          <Row name={t('checkInNote')}>
            {visit.userNotes ? (
              <p className={styles.hers}>
                <Icon of={IconNote} />
                <span>
                  {t('checkInFromHer')}: <bdi>{visit.userNotes}</bdi>
                </span>
              </p>
            ) : null}
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
        <Till visit={visit} onChanged={onChanged} />
        <Card>
          <Form onSend={send} className={styles.rows}>
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
            ) : null}
            <ErrorAlert failure={checkIn.error} />
            <Button
              type="submit"
              kind="solid"
              size="big"
              wide
              busy={checkIn.isPending}
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
    </div>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.row} aria-label={name}>
    <h2>{name}</h2>
    <div>{children}</div>
  </section>
)

/** One key is enough, and on a phone, where the button lies far below, she is still seen first. */
const focusWhereItIs = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
