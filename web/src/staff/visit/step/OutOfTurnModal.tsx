import { lengths } from '@mikvah/rules/lengths.ts'
import { leastReason } from '@mikvah/rules/visit/history-note.ts'
import { useState } from 'react'
import { Button } from '../../../parts/Button.tsx'
import { Field } from '../../../parts/fields/Field.tsx'
import { RadioRow } from '../../../parts/fields/RadioRow.tsx'
import { wordsOfFailure } from '../../../talk/words-of-failure.ts'
import { useWords } from '../../../words/use-words.ts'
import { TypedModal } from '../../parts/unsaved/TypedModal.tsx'
import { Warning } from '../Warning.tsx'
import styles from './OutOfTurnModal.module.css'

const reasons = ['mikvahUnwell', 'mikvahAttendantHere', 'mikvahOtherWaits', 'mikvahOther'] as const

type Props = {
  /** The code of the patron who would go. */
  code: string
  /** The refusal that made the question necessary; null while there is none. */
  refused: unknown
  /** The failure of the second try, with the reason. */
  failure: unknown
  busy: boolean
  onKeep: () => void
  onGo: (reason: string) => void
}

/** Asks for a reason before a patron goes to the water out of her turn; the history keeps it. */
export function OutOfTurnModal({ code, refused, failure, onKeep, ...go }: Props) {
  const { t } = useWords('mikvah')
  return (
    <TypedModal open={refused !== null} onClose={onKeep} title={t('mikvahTurnTitle')}>
      <p className={styles.said}>
        {wordsOfFailure(refused, t)} {t('mikvahTurnWho', { code })}
      </p>
      <Warning failure={failure} />
      <Reason onKeep={onKeep} {...go} />
    </TypedModal>
  )
}

function Reason({ busy, onKeep, onGo }: Pick<Props, 'busy' | 'onKeep' | 'onGo'>) {
  const { t } = useWords('mikvah')
  const [chosen, choose] = useState<(typeof reasons)[number] | null>(null)
  const [other, setOther] = useState('')
  const reason = chosen === 'mikvahOther' ? other.trim() : chosen && t(chosen)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason && reason.length >= leastReason) onGo(reason)
      }}
    >
      {/* What is picked is picked again by a tap; only what is typed is asked about before it is lost. */}
      <fieldset className={styles.reasons} onChange={(event) => event.stopPropagation()}>
        <legend className="sr-only">{t('mikvahTurnWhy')}</legend>
        {reasons.map((each) => (
          <RadioRow
            key={each}
            name="reason"
            value={each}
            checked={chosen === each}
            onChange={() => choose(each)}
            label={t(each)}
          />
        ))}
      </fieldset>
      {chosen === 'mikvahOther' ? (
        <Field
          label={t('mikvahOtherReason')}
          value={other}
          maxLength={lengths.reason}
          onChange={({ target }) => setOther(target.value)}
        />
      ) : null}
      <div className={styles.two}>
        <Button size="big" onClick={onKeep}>
          {t('mikvahKeepOrder')}
        </Button>
        <Button
          type="submit"
          kind="solid"
          size="big"
          busy={busy}
          disabled={!reason || reason.length < leastReason}
        >
          {t('mikvahSheIsNext')}
        </Button>
      </div>
    </form>
  )
}
