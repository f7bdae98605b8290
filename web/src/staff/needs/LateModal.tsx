import { lengths } from '@mikvah/rules/lengths.ts'
import { segmentsOf } from '@mikvah/rules/messages/segments.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { nameOfLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useBothWords } from '../facts/use-both-words.ts'
import type { Unreached } from '../messages/unreached.ts'
import { useTextsOff } from '../messages/use-texts-off.ts'
import styles from './LateModal.module.css'
import type { NeedProps } from './need-props.ts'
import { useTextLate } from './use-text-late.ts'

type Props = NeedProps<VisitSeen> & {
  open: boolean
  unreached: Unreached
  onUnreached: Dispatch<SetStateAction<Unreached>>
  onClose: () => void
}

/**
 * The patrons who are late, each with a checkbox, the text in each language, and the button that sends it to those who
 * are checked, each in the language she reads.
 */
export function LateModal({ open, onClose, ...props }: Props) {
  const { t } = useWords('desk-pages')
  const written = useBothWords()?.('messageTextExpected')
  return (
    <Modal open={open} onClose={onClose} title={t('needLate', { count: props.those.length })}>
      {written ? <ToThem {...props} written={written} onClose={onClose} /> : <Skeleton lines={4} />}
    </Modal>
  )
}

type Words = Record<Language, string>

function ToThem({ those, unreached, written, ...props }: Omit<Props, 'open'> & { written: Words }) {
  const { t } = useWords('desk-pages')
  const { onVisit, onClose } = props
  const [own, setOwn] = useState<Partial<Words>>({})
  const words = { ...written, ...own }
  // A patron whom the last message didn't reach starts unchecked, so she is written to again only on purpose.
  const [ticked, setTicked] = useState<Record<string, boolean>>({})
  const isTicked = ({ reservationId: id, textsOff }: VisitSeen) =>
    !textsOff && (ticked[id] ?? !unreached.has(id))
  const { text, isPending, error } = useTextLate(props)
  const to = those.filter(isTicked)
  const isWritten = languages.every((language) => words[language].trim() !== '')

  const send = async () => {
    if (await text(to, words)) onClose()
  }
  return (
    <div className={styles.late}>
      <Whom
        those={those}
        isTicked={isTicked}
        onTick={(id, is) => setTicked({ ...ticked, [id]: is })}
        unreached={unreached}
        onVisit={(id) => {
          onClose()
          onVisit(id)
        }}
      />
      <p className="muted">{t('needEachHers')}</p>
      {languages.map((language) => (
        <TextArea
          key={language}
          label={nameOfLanguage[language]}
          help={t('messageSegments', { count: segmentsOf(words[language]).segments })}
          rows={2}
          maxLength={lengths.textMessage}
          value={words[language]}
          onChange={({ target }) => setOwn({ ...own, [language]: target.value })}
        />
      ))}
      <ErrorAlert failure={error} />
      <Button
        kind="solid"
        wide
        busy={isPending}
        disabled={to.length === 0 || !isWritten}
        onClick={send}
      >
        {to.length === 0 ? t('messageNoOne') : t('messageSend', { count: to.length })}
      </Button>
    </div>
  )
}

type WhomProps = Pick<Props, 'those' | 'unreached' | 'onVisit'> & {
  isTicked: (visit: VisitSeen) => boolean
  onTick: (reservationId: string, is: boolean) => void
}

/** The patrons by code and hour, each with a checkbox and a link to her visit. */
function Whom({ those, unreached, onVisit, isTicked, onTick }: WhomProps) {
  const { t } = useWords('desk-pages')
  const textsOff = useTextsOff()
  return (
    <ul className={styles.whom}>
      {those.map((visit) => {
        const { reservationId: id, reservationCode: code = '', reservationTime } = visit
        return (
          <li key={id}>
            <CheckboxRow
              label={<span className="num code">{code}</span>}
              hint={textsOff(visit) ?? unreached.get(id)}
              disabled={Boolean(visit.textsOff)}
              end={reservationTime ? <Time at={reservationTime} /> : null}
              checked={isTicked(visit)}
              onChange={({ target }) => onTick(id, target.checked)}
            />
            <IconButton
              icon={IconChevronRight}
              label={t('patronOpen', { code })}
              onClick={() => onVisit(id)}
            />
          </li>
        )
      })}
    </ul>
  )
}
