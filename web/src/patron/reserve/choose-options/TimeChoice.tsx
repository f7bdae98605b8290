import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { type SlotOffered, Slots } from '../../../night/Slots.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { timeText } from '../../../parts/times/time-text.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Chosen } from '../steps/chosen.ts'
import { useReserveStep } from '../steps/steps.ts'
import { visitText } from '../steps/visit-text.ts'
import styles from './OptionsStep.module.css'

type Props = {
  chosen: Chosen
  slots: readonly SlotOffered[]
  night: ScheduleDayView | undefined
  onChoose: (time: string) => void
  /** What she is told above the times. */
  notices: ReactNode
}

/**
 * The start times of the chosen options, with a line at the zman; where none has a place left, that, and a way to
 * another day.
 */
export function TimeChoice({ chosen, slots, night, onChoose, notices }: Props) {
  const { t, language } = useWords('reserve')
  const { back } = useReserveStep()
  const name = useId()
  const isOpen = slots.some(({ places }) => places > 0)
  const visit = visitText(chosen, night?.shabbosMode ?? false, t, language)
  return (
    <section aria-labelledby={name} className={styles.times}>
      <h2 id={name}>{t('reserveTime')}</h2>
      {notices}
      {night?.openTime && isOpen ? (
        <p className="small muted">
          {t('reserveTimesFor', { visit, time: timeText(night.openTime, language, t) })}
        </p>
      ) : null}
      {isOpen ? (
        <Slots
          label={t('reserveTime')}
          slots={slots}
          value={chosen.time}
          onChange={onChoose}
          zman={night?.zmanTevillah}
        />
      ) : (
        <div role="status">
          <Empty
            icon={IconCalendarOff}
            title={t('reserveNoSlots')}
            action={<Button onClick={back}>{t('reserveOtherDay')}</Button>}
          >
            {t('reserveNoSlotsHint')}
          </Empty>
        </div>
      )}
    </section>
  )
}
