import type { AuditDetail } from '@mikvah/contract/audited.ts'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { useAccountName } from '../facts/use-account-name.ts'
import styles from './AuditScreen.module.css'
import { Details } from './Details.tsx'

type Row = AnswerOf<'audit'>['rows'][number]

/** Acts with these names only looked at something; every other act changed something. */
const isLook = (act: string) => /-(read|listed)$|^searched$/.test(act)

/** Details of an act that went past a limit, or failed on a wrong code: such rows are seen first. */
const warnings: readonly AuditDetail[] = [
  'wrong',
  'wrongAnswers',
  'ignoreCutoff',
  'ignoreAvailability',
]

/** One entry of the log: when, what was done, to what, how, and by whom. */
export function AuditRow({ row }: { row: Row }) {
  const { t } = useWords('audit-acts')
  const accountName = useAccountName()
  const { act, at, by, subject, subjectName, details } = row
  return (
    <li className={styles.row} data-warning={warnings.some((name) => details[name]) || undefined}>
      <Time at={at} />
      <Icon of={isLook(act) ? IconEye : IconPencil} />
      <b>{t(`act.${act}`)}</b>
      <bdi className={styles.subject}>
        {subjectName ? accountName(subjectName) : <code dir="ltr">{subject}</code>}
      </bdi>
      <Details of={details} />
      <bdi className={styles.who}>{by ? accountName(by.name) : t('auditNobody')}</bdi>
    </li>
  )
}
