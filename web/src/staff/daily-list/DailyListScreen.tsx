import type { Reservation } from '@mikvah/contract/contract.ts'
import { isCivilDate } from '@mikvah/rules/time/business-day.ts'
import { IconCalendar, IconClock, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../facts/use-settings.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { useSearch } from '../../page/use-search.ts'
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
import { type Chip, chips, firstOpen, narrowed } from './narrow.ts'

/**
 * The reservations of one night (requirements S2). The night is in the address, so a reload and the back button keep
 * it.
 */
export function DailyListScreen() {
  const { t } = useWords('daily-list')
  const { date: today } = useSettings()
  const [params, setParams] = useSearch()
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
            onGo={(dt) => setParams(dt === today ? {} : { dt })}
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
  const list = useRef<HTMLDivElement>(null)
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
          const now = firstOpen(rows)
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
                <div className={styles.acts}>
                  {now ? (
                    <Button icon={IconClock} onClick={() => goToRow(list.current, now)}>
                      {t('dailyNow')}
                    </Button>
                  ) : null}
                  <Button icon={IconPrinter} onClick={() => window.print()}>
                    {t('dailyPrint')}
                  </Button>
                </div>
              </div>
              {rows.length > 0 ? (
                <div ref={list}>
                  <DailyTable rows={rows} />
                </div>
              ) : (
                <p>{t('dailyNoMatch')}</p>
              )}
            </>
          )
        }}
      </QuietlyLoaded>
    </>
  )
}

/** Brings a row into view, and the focus to it, so that the keyboard goes on from there. */
function goToRow(list: HTMLElement | null, { reservationId }: Reservation) {
  const row = list?.querySelector<HTMLElement>(`tr[data-key="${reservationId}"]`)
  if (!row) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'center' })
}
