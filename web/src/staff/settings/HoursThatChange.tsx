import { IconArrowRight } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './PreviewModal.module.css'
import type { Preview } from './preview.ts'

type Hours = Preview['nights'][number]['was']

const fields = [
  ['previewZman', ({ zmanTevillah }: Hours) => zmanTevillah],
  ['previewOpen', ({ closed, openTime }: Hours) => (closed ? null : openTime)],
  ['previewLast', ({ closed, lastEntryTime }: Hours) => (closed ? null : lastEntryTime)],
  ['previewCutOff', ({ closed, cutOff }: Hours) => (closed ? null : cutOff)],
] as const

/** Whether any hour of a night in the preview changes. */
export const hoursChange = ({ was, becomes }: Preview['nights'][number]): boolean =>
  fields.some(([, of]) => of(was) !== of(becomes))

type Props = { title: string; was: Hours; becomes: Hours }

/** The hours of one night that a change would alter, each with the old and the new value. */
export function HoursThatChange({ title, was, becomes }: Props) {
  const { t } = useWords('office')
  return (
    <div className={styles.night}>
      <h4>{title}</h4>
      <dl>
        {fields
          .filter(([, of]) => of(was) !== of(becomes))
          .map(([word, of]) => (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>
                <Hour at={of(was)} old /> <Icon of={IconArrowRight} flip />{' '}
                <Hour at={of(becomes)} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function Hour({ at, old }: { at: string | null; old?: true }) {
  const { t } = useWords('office')
  return (
    <span className={old ? styles.old : undefined}>
      {at === null ? t('previewClosed') : <Time at={at} />}
    </span>
  )
}
