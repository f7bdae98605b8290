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

/** An hour as the clock on the wall shows it: a house that moves to another zone opens at the same hour there. */
const onTheWall = (at: string | null) => at?.slice(0, 'YYYY-MM-DDTHH:MM'.length)

const fieldsThatChange = ({ was, becomes }: { was: Hours; becomes: Hours }) =>
  fields.filter(([, of]) => onTheWall(of(was)) !== onTheWall(of(becomes)))

/**
 * Whether any hour of a night in the preview changes, as a clock on the wall shows it: zman, opening, last entry or
 * cut-off.
 */
export const hoursChange = (night: Preview['nights'][number]): boolean =>
  fieldsThatChange(night).length > 0

type Props = { title: string; was: Hours; becomes: Hours }

/** The hours of one night that a change would alter, each with the old and the new value. */
export function HoursThatChange({ title, was, becomes }: Props) {
  const { t } = useWords('office')
  return (
    <div className={styles.night}>
      <h4>{title}</h4>
      <dl>
        {fieldsThatChange({ was, becomes }).map(([word, of]) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>
              <Hour at={of(was)} old /> <Icon of={IconArrowRight} /> <Hour at={of(becomes)} />
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
