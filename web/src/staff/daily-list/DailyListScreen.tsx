import { isCivilDate } from '@mikvah/rules/time/business-day.ts'
import { IconCalendar, IconPrinter } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSettings } from '../../facts/use-settings.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { SearchBox } from '../shell/SearchBox.tsx'
import styles from './DailyListScreen.module.css'
import { DailyTable } from './DailyTable.tsx'
import { DayNavigator } from './DayNavigator.tsx'
import { NightFacts } from './NightFacts.tsx'
import { type Chip, chips, narrowed } from './narrow.ts'

/**
 * The reservations of one night (spec, staff 2). The night is in the address, so a reload and the back button keep
 * it.
 */
export function DailyListScreen() {
  const { t } = useWords('daily-list')
  const { date: today } = useSettings()
  const [params, setParams] = useSearchParams()
  const asked = params.get('dt') ?? ''
  const day = isCivilDate(asked) ? asked : today
  return (
    <OfficePage
      title={t('dailyTitle')}
      beside={
        day && today ? (
          <DayNavigator
            day={day}
            today={today}
            onGo={(dt) => setParams(dt === today ? {} : { dt }, { replace: true })}
          />
        ) : null
      }
    >
      <div className={styles.page}>
        {day ? <NightList key={day} day={day} /> : <Skeleton lines={8} />}
      </div>
    </OfficePage>
  )
}

function NightList({ day }: { day: string }) {
  const { t } = useWords('daily-list')
  const [chip, setChip] = useState<Chip>('All')
  const [typed, setTyped] = useState('')
  const asked = useLiveQuery('listAdmin', { query: { dt: day, dtTo: day } })
  const count = asked.data?.all.length
  useEffect(() => {
    if (count === 0) setChip('All')
  }, [count])
  return (
    <>
      <div className={styles.facts}>
        <h2>{count === undefined ? null : t('dailyCount', { count })}</h2>
        <NightFacts day={day} />
        <SearchBox label={t('dailySearch')} typed={typed} onType={setTyped} />
      </div>
      <QuietlyLoaded asked={asked} notLoaded={t('dailyNotLoaded')}>
        {({ all }) => {
          if (all.length === 0) return <Empty icon={IconCalendar} title={t('dailyNobody')} />
          const rows = narrowed(all, chip, typed)
          return (
            <>
              <div className={`no-print ${styles.narrow}`}>
                <Segmented
                  label={t('dailyNarrow')}
                  look="chips"
                  value={chip}
                  onChange={setChip}
                  options={chips.map((value) => ({
                    value,
                    label: (
                      <span className={styles.chip}>
                        {t(`daily${value}`)}{' '}
                        <span className="num">{narrowed(all, value, '').length}</span>
                      </span>
                    ),
                  }))}
                />
                <Button icon={IconPrinter} onClick={() => window.print()}>
                  {t('dailyPrint')}
                </Button>
              </div>
              {rows.length > 0 ? <DailyTable rows={rows} /> : <p>{t('dailyNoMatch')}</p>}
            </>
          )
        }}
      </QuietlyLoaded>
    </>
  )
}
