import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { HebrewMonth } from '@mikvah/rules/calendar/hebrew-date.ts'
import { hebrewMonthsTextOf } from '@mikvah/rules/calendar/hebrew-date-text.ts'
import { isCivilDate } from '@mikvah/rules/time/business-day.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useSettings } from '../../facts/use-settings.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { useSearch } from '../../page/use-search.ts'
import { Button } from '../../parts/Button.tsx'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { Month } from './Month.tsx'
import { MonthNavigator } from './MonthNavigator.tsx'
import { MonthOnPaper } from './MonthOnPaper.tsx'
import { isMonth, spanOf } from './month.ts'
import { NightPanel } from './NightPanel.tsx'
import styles from './ScheduleScreen.module.css'

/**
 * A month of nights as they are computed and as they were changed by hand. The month, the
 * night and the place are in the address.
 */
export function ScheduleScreen() {
  const { t, language } = useWords('office')
  const { date: today } = useSettings()
  const [params, setParams] = useSearch()
  const { data: places = [] } = useAsk('locations', { query: { activeonly: 'true' } })
  const asked = params.get('night') ?? ''
  const tapped = isCivilDate(asked)
  const night = tapped ? asked : (today ?? null)
  const askedMonth = params.get('month') ?? ''
  const month = isMonth(askedMonth) ? askedMonth : (night?.slice(0, 7) ?? null)
  const alternate = params.get('place') === 'alternate'
  const here = places.find((one) => one.alternate === alternate)
  const place = here && places.length > 1 ? nameIn(language, here.name, here.nameHe) : null
  const go = (more: Record<string, string>) => setParams({ ...Object.fromEntries(params), ...more })
  return (
    <OfficePage
      title={t('officeSchedule')}
      beside={
        <>
          {month ? <MonthNavigator month={month} onGo={(to) => go({ month: to })} /> : null}
          {places.length > 1 ? (
            <span className="no-print">
              <Segmented
                label={t('schedulePlace')}
                value={alternate ? 'alternate' : 'main'}
                onChange={(place) => go({ place })}
                options={places.map(({ name, nameHe, ...one }) => ({
                  value: one.alternate ? ('alternate' as const) : ('main' as const),
                  label: nameIn(language, name, nameHe),
                }))}
              />
            </span>
          ) : null}
          <Button icon={IconPrinter} onClick={() => window.print()}>
            {t('schedulePrint')}
          </Button>
        </>
      }
    >
      {month && night && today ? (
        <div className={styles.page} data-tapped={tapped}>
          <Nights
            {...{ month, night, tapped, today, alternate, place }}
            onNight={(one) => go({ night: one })}
          />
        </div>
      ) : (
        <Skeleton lines={10} />
      )}
    </OfficePage>
  )
}

type NightsProps = {
  month: string
  night: string
  /** Whether the night was tapped; before, it is tonight. */
  tapped: boolean
  today: string
  alternate: boolean
  place: string | null
  onNight: (night: string) => void
}

function Nights({ month, night, tapped, today, alternate, place, onNight }: NightsProps) {
  const { t } = useWords('office')
  const { from, to } = spanOf(month)
  const asked = useLiveQuery('schedule', {
    query: { dt: from, dtTo: to, alternateLocation: String(alternate) as 'true' | 'false' },
  })
  const chosen = asked.data?.find(({ date }) => date === night)
  return (
    <>
      <QuietlyLoaded asked={asked} notLoaded={t('scheduleNotLoaded')}>
        {(nights) => (
          <div>
            <HebrewMonths nights={nights} />
            <Month nights={nights} chosen={night} today={today} onNight={onNight} />
            <MonthOnPaper month={month} place={place} nights={nights} />
          </div>
        )}
      </QuietlyLoaded>
      {chosen ? (
        <NightPanel key={`${chosen.date} ${alternate}`} night={chosen} {...{ tapped, alternate }} />
      ) : (
        <p className="muted">{t('scheduleChoose')}</p>
      )}
    </>
  )
}

function HebrewMonths({ nights }: { nights: readonly ScheduleDayView[] }) {
  const { language } = useWords('office')
  const [first] = nights
  const last = nights.at(-1)
  if (!first || !last) return null
  const monthOf = ({ hebrewMonth, hebrewYear }: ScheduleDayView) => ({
    month: hebrewMonth as HebrewMonth,
    year: hebrewYear,
  })
  return (
    <p className={`no-print he-date ${styles.hebrew}`}>
      {hebrewMonthsTextOf(monthOf(first), monthOf(last), language)}
    </p>
  )
}
