import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
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
import { useNightsOfSecond, usePlaces } from '../facts/use-places.ts'
import { useTicked } from '../parts/ticks.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import styles from './ShabbosSheetScreen.module.css'
import { Sheet } from './Sheet.tsx'
import {
  housesOf,
  type NightOfBoth,
  nightsOnPaper,
  pagesOf,
  rowsOf,
  type SheetOfHouse,
} from './sheet-of.ts'

/**
 * The paper sheets that replace the screens on Shabbos and Yom Tov, one set for each night on which nobody touches a
 * screen.
 */
export function ShabbosSheetScreen() {
  const { t } = useWords('shabbos-sheet')
  const asked = together(useLiveQuery('schedule'), useNightsOfSecond())
  return (
    <DeskPage title={t('sheetTitle')}>
      <QuietlyLoaded asked={asked} notLoaded={t('sheetNotLoaded')}>
        {([main, second]) => <Nights main={main} second={second} />}
      </QuietlyLoaded>
    </DeskPage>
  )
}

/** What is printed, from when on, and the sheets themselves; a line where no such night is near. */
function Nights(schedules: Record<'main' | 'second', readonly ScheduleDayView[]>) {
  const { t } = useWords('shabbos-sheet')
  const [named, setNamed] = useState(true)
  const hour = useTicked((now) => Math.floor(now / 60_000) * 60_000)
  const nights = nightsOnPaper(schedules, hour)
  const from = (nights[0]?.main ?? nights[0]?.second)?.quiet?.from
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
          <Night key={night.date} night={night} named={named} />
        ))}
      </Suspense>
    </>
  )
}

type NightProps = { night: NightOfBoth; named: boolean }

/** The sheets of a night, separate ones for each building, by its own hours. */
function Night({ night, named }: NightProps) {
  const { t } = useWords('shabbos-sheet')
  const visits = useAsk('listAdmin', { query: { dt: night.date } })
  const places = usePlaces()
  const rooms = useLiveQuery('rooms')
  return (
    <QuietlyLoaded asked={together(visits, rooms, places)} notLoaded={t('sheetNotLoaded')}>
      {([{ all }, known, inUse]) => {
        const severalHouses = new Set(known.map(({ location }) => location.id)).size > 1
        return housesOf(all, known, { places: inUse, night }).map((house) => {
          const here = house.alternate ? night.second : night.main
          return here ? (
            <Sheets
              key={house.location.id}
              {...{ house, named, night: here }}
              place={severalHouses ? house.location : null}
            />
          ) : null
        })
      }}
    </QuietlyLoaded>
  )
}

type SheetsProps = {
  house: SheetOfHouse
  night: ScheduleDayView
  named: boolean
  place: SheetOfHouse['location'] | null
}

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
