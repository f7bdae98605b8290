import { plusDays } from '@mikvah/rules/time/business-day.ts'
import { Link } from 'react-router'
import { useSettings } from '../../facts/use-settings.ts'
import { useSearch } from '../../page/use-search.ts'
import { Alert } from '../../parts/Alert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { OfficePage } from '../shell/OfficePage.tsx'
import { ListTab } from './ListTab.tsx'
import { MembershipTab } from './MembershipTab.tsx'
import { MorningTab } from './morning/MorningTab.tsx'
import { OneNight } from './morning/OneNight.tsx'
import { NightsTab } from './NightsTab.tsx'
import { NoShowsTab } from './NoShowsTab.tsx'
import { PaymentsTab } from './PaymentsTab.tsx'
import { Period } from './Period.tsx'
import { areAskable, type Days, daysOf } from './period.ts'
import styles from './Reports.module.css'
import { SaveAndPrint } from './SaveAndPrint.tsx'
import { type Tab, tabs } from './tabs.ts'
import { UsageTab } from './UsageTab.tsx'

/** The reports for boards and treasurers. The report and its days are in the address. */
export function ReportsScreen() {
  const { t } = useWords('reports')
  const { date: today } = useSettings()
  const [params, setParams] = useSearch()
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'usage'
  const [from, to] = [params.get('from'), params.get('to')]
  const days = daysShown(tab, today, params)
  const go = (more: Record<string, string>) => setParams({ ...Object.fromEntries(params), ...more })
  const dated = from && to ? `&from=${from}&to=${to}` : ''
  return (
    <OfficePage
      title={t('officeReports')}
      beside={days && areAskable(days) ? <SaveAndPrint key={tab} tab={tab} days={days} /> : null}
    >
      <div className={styles.page}>
        <nav className={`no-print ${styles.tabs}`} aria-label={t('reportsNav')}>
          <ul>
            {tabs.map((one) => (
              <li key={one}>
                <Link
                  to={`/admin/reports?tab=${one}${dated}`}
                  replace
                  aria-current={one === tab ? 'page' : undefined}
                >
                  {t(`reports${capital(one)}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {days && today ? (
          <Report key={tab} {...{ tab, days, today }} onDays={(next) => go(next)} />
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
    </OfficePage>
  )
}

const capital = (tab: Tab) => `${tab[0]?.toUpperCase()}${tab.slice(1)}` as Capitalize<Tab>

const bodies = {
  usage: UsageTab,
  morning: MorningTab,
  nights: NightsTab,
  list: ListTab,
  payments: PaymentsTab,
  noShows: NoShowsTab,
  membership: MembershipTab,
} as const satisfies Record<Tab, unknown>

/**
 * The days that a report shows: one night for the morning after it, for the others the days in the address, or else the
 * past year; for what ends, the coming year.
 */
function daysShown(tab: Tab, today: string | undefined, params: URLSearchParams): Days | null {
  const [from, to, night] = [params.get('from'), params.get('to'), params.get('night')]
  if (tab === 'morning') {
    const one = night ?? (today ? plusDays(today, -1) : null)
    return one === null ? null : { from: one, to: one }
  }
  if (from && to) return { from, to }
  return today ? daysOf('year', today, tab === 'membership') : null
}

type ReportProps = {
  tab: Tab
  days: Days
  today: string
  onDays: (days: Record<string, string>) => void
}

function Report({ tab, days, today, onDays }: ReportProps) {
  const { t } = useWords(tab === 'morning' ? 'morning' : 'reports')
  const Body = bodies[tab]
  return (
    <>
      {tab === 'morning' ? (
        <OneNight night={days.from} today={today} onNight={(night) => onDays({ night })} />
      ) : (
        <Period {...{ days, today, onDays }} ends={tab === 'membership'} />
      )}
      <h2 className="sr-only">{t(`reports${capital(tab)}`)}</h2>
      {areAskable(days) ? (
        <Body days={days} />
      ) : (
        <Alert kind="warning">{t(tab === 'morning' ? 'morningChoose' : 'reportsDaysWrong')}</Alert>
      )}
    </>
  )
}
