import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { nextDay } from '@mikvah/rules/time/business-day.ts'
import { IconCandle, IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { together } from '../../page/together.ts'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import styles from './ShabbosSheetScreen.module.css'
import { Sheet } from './Sheet.tsx'
import { housesOf, pagesOf, quietNights, rowsOf, type SheetOfHouse } from './sheet-of.ts'

/**
 * The paper sheets that replace the screens on Shabbos and Yom Tov, one set for each night on which nobody touches a
 * screen.
 */
export function ShabbosSheetScreen() {
  const { t } = useWords('shabbos-sheet')
  const schedule = useLiveQuery('schedule')
  return (
    <DeskPage title={t('sheetTitle')}>
      <QuietlyLoaded asked={schedule} notLoaded={t('sheetNotLoaded')}>
        {(days) => <Nights schedule={days} />}
      </QuietlyLoaded>
    </DeskPage>
  )
}

/** What is printed, from when on, and the sheets themselves; a line where no such night is near. */
function Nights({ schedule }: { schedule: readonly ScheduleDayView[] }) {
  const { t } = useWords('shabbos-sheet')
  const [named, setNamed] = useState(true)
  const hour = useTicked((now) => Math.floor(now / 60_000) * 60_000)
  const nights = quietNights(schedule, hour)
  const from = nights[0]?.quiet?.from
  if (!from) return <Empty icon={IconCandle} title={t('sheetNone')} />
  return (
    <>
      <div className={`no-print ${styles.tools}`}>
        <p>
          {t(Date.parse(from) > hour ? 'sheetPrintBefore' : 'sheetBegun')} <Time at={from} />
        </p>
        <CheckboxRow
          label={t('sheetNames')}
          checked={named}
          onChange={({ target }) => setNamed(target.checked)}
        />
        <Button kind="solid" icon={IconPrinter} onClick={() => window.print()}>
          {t('sheetPrint')}
        </Button>
      </div>
      {/* The sheets have words of both languages, for which the page itself doesn't wait. */}
      <Suspense fallback={<Skeleton lines={8} />}>
        {nights.map((night) => (
          <Night
            key={night.date}
            night={night}
            morrow={schedule.find(({ date }) => date === nextDay(night.date)) ?? night}
            named={named}
          />
        ))}
      </Suspense>
    </>
  )
}

type NightProps = { night: ScheduleDayView; morrow: ScheduleDayView; named: boolean }

/** The sheets of a night, separate ones for each building. */
function Night(props: NightProps) {
  const { t } = useWords('shabbos-sheet')
  const visits = useAsk('listAdmin', { query: { dt: props.night.date } })
  const rooms = useLiveQuery('rooms')
  return (
    <QuietlyLoaded asked={together(visits, rooms)} notLoaded={t('sheetNotLoaded')}>
      {([{ all }, known]) => {
        const houses = housesOf(all, known)
        const severalHouses = new Set(known.map(({ location }) => location.id)).size > 1
        return houses.map((house) =>
          house.alternate ? (
            <AlternateSheets key={house.location.id} house={house} {...props} />
          ) : (
            <Sheets
              key={house.location.id}
              {...{ house, ...props }}
              place={severalHouses ? house.location : null}
            />
          ),
        )
      }}
    </QuietlyLoaded>
  )
}

type SheetsProps = NightProps & { house: SheetOfHouse; place: SheetOfHouse['location'] | null }

function Sheets({ house, place, ...props }: SheetsProps) {
  const { t } = useWords('shabbos-sheet')
  const attendants = useAsk('attendants')
  const tonight = useLiveQuery('attendantsTonight')
  return (
    <QuietlyLoaded asked={together(attendants, tonight)} notLoaded={t('sheetNotLoaded')}>
      {([names, sections]) => {
        const rows = rowsOf(house.visits, { rooms: house.rooms, attendants: names })
        const pages = pagesOf(rows)
        return pages.map((page, nth) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by their number
            key={nth}
            {...{ ...props, place, tonight: sections, rows: page, count: rows.length }}
            rooms={house.rooms}
            nth={nth + 1}
            of={pages.length}
          />
        ))
      }}
    </QuietlyLoaded>
  )
}

/** The sheets of the other building, which has hours of its own. */
function AlternateSheets({ house, ...props }: NightProps & { house: SheetOfHouse }) {
  const { t } = useWords('shabbos-sheet')
  const schedule = useAsk('schedule', { query: { alternateLocation: 'true' } })
  return (
    <QuietlyLoaded asked={schedule} notLoaded={t('sheetNotLoaded')}>
      {(days) => {
        const night = days.find(({ date }) => date === props.night.date)
        return night ? <Sheets {...{ ...props, house, night }} place={house.location} /> : null
      }}
    </QuietlyLoaded>
  )
}
