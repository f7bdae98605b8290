import { plateOf } from '@mikvah/rules/garage/plates.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FormStack } from '../../page/FormStack.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import styles from './Licenses.module.css'
import type { LicenseRequest } from './use-requests.ts'

type Props = {
  request: LicenseRequest
  /** A sentence about what approving does to the license plates she has. */
  way: string
  onDecided: (words: string) => void
}

/** Types the license plate and approves with Enter; a rejection asks for a reason, because the patron reads it. */
export function Decide({ request, way, onDecided }: Props) {
  const { t } = useWords('licenses')
  const [rejects, setRejects] = useState(false)
  return rejects ? (
    <Reject id={request.id} onDecided={onDecided} onBack={() => setRejects(false)} />
  ) : (
    <Approve id={request.id} way={way} onDecided={onDecided}>
      <Button kind="cancel" onClick={() => setRejects(true)}>
        {t('licensesReject')}
      </Button>
    </Approve>
  )
}

type ApproveProps = Pick<Props, 'onDecided' | 'way'> & { id: string; children: ReactNode }

function Approve({ id, way, onDecided, children }: ApproveProps) {
  const { t } = useWords('licenses')
  const form = useForm({
    known: { plateNumber: '' },
    errorsOf: ({ plateNumber }) => {
      if (plateNumber.trim() === '') return { plateNumber: 'licensesPlateNeeded' as const }
      return plateOf(plateNumber) ? {} : { plateNumber: 'licensesNoPlate' as const }
    },
  })
  const letGo = useUnsaved(form.isTyped)
  const plateNumber = form.fields.plateNumber.trim()
  const { mutate, isPending, error } = useTell('decideLicenseRequest', {
    stale: ['licenseRequests'],
    onDone: () => {
      letGo()
      onDecided(t('licensesApproved', { plate: plateNumber.toUpperCase() }))
    },
  })
  return (
    <FormStack
      form={form}
      onSend={() => mutate({ params: { id }, body: { approve: true, plateNumber } })}
    >
      <div className={styles.decide}>
        <Field
          {...form.field('plateNumber')}
          label={t('licensesPlate')}
          help={way}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={lengths.plate}
          ltr
          required
          autoFocus
        />
        <div className={styles.acts}>
          <Button type="submit" kind="solid" icon={IconCheck} busy={isPending}>
            {t('licensesApprove')}
          </Button>
          {children}
        </div>
      </div>
      <ErrorAlert failure={error} />
    </FormStack>
  )
}

type RejectProps = Pick<Props, 'onDecided'> & { id: string; onBack: () => void }

function Reject({ id, onDecided, onBack }: RejectProps) {
  const { t } = useWords('licenses')
  const form = useForm({
    known: { reason: '' },
    errorsOf: ({ reason }) => (reason.trim() ? {} : { reason: 'licensesReasonNeeded' as const }),
  })
  const letGo = useUnsaved(form.isTyped)
  const { mutate, isPending, error } = useTell('decideLicenseRequest', {
    stale: ['licenseRequests'],
    onDone: () => {
      letGo()
      onDecided(t('licensesRejected'))
    },
  })
  const reject = () =>
    mutate({ params: { id }, body: { approve: false, reason: form.fields.reason.trim() } })
  return (
    <FormStack form={form} onSend={reject}>
      <TextArea
        {...form.field('reason')}
        label={t('licensesReason')}
        rows={2}
        maxLength={lengths.rejection}
        required
        autoFocus
      />
      <ErrorAlert failure={error} />
      <div className={styles.acts}>
        <Button type="submit" kind="cancelNow" busy={isPending}>
          {t('licensesRejectNow')}
        </Button>
        <Button onClick={onBack}>{t('licensesKeep')}</Button>
      </div>
    </FormStack>
  )
}
