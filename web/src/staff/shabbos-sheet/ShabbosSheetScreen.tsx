import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { nextDay } from '@mikvah/rules/time/business-day.ts'
import { IconCandle, IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
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
  const { data: schedule } = useLiveQuery('schedule')
  const [named, setNamed] = useState(true)
  const hour = useTicked((now) => Math.floor(now / 60_000) * 60_000)
  const nights = schedule ? quietNights(schedule, hour) : null
  const from = nights?.[0]?.quiet?.from ?? null
  return (
    <DeskPage title={t('sheetTitle')}>
      {nights === null ? <Skeleton lines={8} /> : null}
      {nights?.length === 0 ? <Empty icon={IconCandle} title={t('sheetNone')} /> : null}
      {nights && from ? (
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
      ) : null}
      {/* The sheets have words of both languages, for which the page itself doesn't wait. */}
      <Suspense fallback={<Skeleton lines={8} />}>
        {nights?.map((night) => (
          <Night
            key={night.date}
            night={night}
            morrow={schedule?.find(({ date }) => date === nextDay(night.date)) ?? night}
            named={named}
          />
        ))}
      </Suspense>
    </DeskPage>
  )
}

type NightProps = { night: ScheduleDayView; morrow: ScheduleDayView; named: boolean }

/** The sheets of a night, separate ones for each building. */
function Night(props: NightProps) {
  const { t } = useWords('shabbos-sheet')
  const asked = useAsk('listAdmin', { query: { dt: props.night.date } })
  const { data: rooms } = useLiveQuery('rooms')
  return (
    <QuietlyLoaded asked={asked} notLoaded={t('sheetNotLoaded')}>
      {({ all }) => {
        if (!rooms) return <Skeleton lines={8} />
        const severalHouses = new Set(rooms.map(({ location }) => location.id)).size > 1
        return housesOf(all, rooms).map((house) =>
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
  const { data: attendants } = useAsk('attendants')
  const { data: tonight } = useLiveQuery('attendantsTonight')
  if (!attendants || !tonight) return <Skeleton lines={8} />
  const rows = rowsOf(house.visits, { rooms: house.rooms, attendants })
  const pages = pagesOf(rows)
  return pages.map((page, nth) => (
    <Sheet
      // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by their number
      key={nth}
      {...{ ...props, place, tonight, rows: page, count: rows.length, rooms: house.rooms }}
      nth={nth + 1}
      of={pages.length}
    />
  ))
}

/** The sheets of the other building, which has hours of its own. */
function AlternateSheets({ house, ...props }: NightProps & { house: SheetOfHouse }) {
  const { data: schedule } = useAsk('schedule', { query: { alternateLocation: 'true' } })
  const night = schedule?.find(({ date }) => date === props.night.date)
  if (!night) return <Skeleton lines={8} />
  return <Sheets {...{ ...props, house, night }} place={house.location} />
}
