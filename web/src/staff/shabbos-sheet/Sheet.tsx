import type { Contract, ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useSettings } from '../../facts/use-settings.ts'
import type { RoomView } from '../../live/live-event.ts'
import { hebrewDateText, hebrewNightOf } from '../../night/hebrew-date.ts'
import { Mark } from '../../parts/Mark.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { serverNow } from '../../talk/clock.ts'
import type { Named } from '../../words/use-name-of.ts'
import { Speaking, useBoth } from '../../words/use-words.ts'
import { holyDayEnding } from '../facts/holy-day.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'
import { Legend, Lines } from './Lines.tsx'
import styles from './Sheet.module.css'
import { type PrintedRow, sectionsOnSheet } from './sheet-of.ts'

type Props = {
  night: ScheduleDayView
  rows: readonly PrintedRow[]
  /** The number of visits on all sheets of the night in this building. */
  count: number
  /** The rooms of the sheet's building, and which attendant has which section tonight. */
  rooms: readonly RoomView[]
  tonight: Contract['attendantsTonight']['answer']
  /** The building; null where there is only one. */
  place: RoomView['location'] | null
  named: boolean
  nth: number
  of: number
}

/** One sheet of A4, black on white, in both languages. */
export function Sheet({ night, rows, count, named, nth, of, ...house }: Props) {
  const { en, he } = useBoth('shabbos-sheet')
  return (
    <article className={styles.sheet} lang="en" dir="ltr">
      <Head night={night} count={count} place={house.place} />
      <Lines rows={rows} named={named} />
      <footer className={styles.foot}>
        <section>
          <h3>
            <span>{en('sheetSections')}</span>
            <span lang="he">{he('sheetSections')}</span>
          </h3>
          <ul className={styles.sections}>
            {sectionsOnSheet(house.rooms, house.tonight, night.date).map(({ section, ...of }) => (
              <li key={section.id}>
                <p className={styles.both}>
                  <Both named={section} /> <span className="num">{of.rooms}</span>
                </p>
                <b className={styles.both}>{of.attendant ? <Both named={of.attendant} /> : null}</b>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <p>
            {en(`sheetRule${holyOf(night)}`)} <Ends night={night} />
          </p>
          <p lang="he" dir="rtl">
            {he(`sheetRule${holyOf(night)}`)}{' '}
            <Speaking value="he">
              <Ends night={night} />
            </Speaking>
          </p>
        </section>
      </footer>
      <div className={styles.under}>
        <Legend />
        <Printed nth={nth} of={of} />
      </div>
      <span className={styles.clip} aria-hidden="true">
        <em>
          {en('sheetClip')} · {he('sheetClip')}
        </em>
      </span>
    </article>
  )
}

/**
 * A name in both languages, or in the one it has. They are told apart by the room between them: a dot would be left
 * alone at the end of a line.
 */
function Both({ named: { name, nameHe } }: { named: Named }) {
  return (
    <>
      <bdi>{name}</bdi> {nameHe ? <bdi lang="he">{nameHe}</bdi> : null}
    </>
  )
}

const named = (mikvah: string | null | undefined, place: string | undefined): string =>
  [mikvah, place].filter(Boolean).join(' · ')

/** Shabbos or Yom Tov, named by the day on which screens may be touched again. */
const holyOf = ({ date, quiet }: ScheduleDayView) => holyDayEnding(quiet?.to ?? date)

const Ends = ({ night }: { night: ScheduleDayView }) =>
  night.quiet ? <Time at={night.quiet.to} /> : null

function Head({ night, count, place }: Pick<Props, 'night' | 'count' | 'place'>) {
  const { en, he } = useBoth('shabbos-sheet')
  const { mikvahName, mikvahNameHe } = useSettings()
  const hebrew = hebrewNightOf(night)
  const facts: readonly (readonly [WordKey, string | null])[] = [
    ['sheetCandles', night.quiet?.from ?? null],
    ['sheetDoors', night.openTime],
    ['sheetZman', night.zmanTevillah],
    [`sheetEnds${holyOf(night)}`, night.quiet?.to ?? null],
  ]
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{dateText(night.date, 'night', 'en')}</h2>
          <b>{dateText(night.date, 'withYear', 'en')}</b>
          <p>{named(mikvahName, place?.name)}</p>
        </div>
        <Mark className={styles.mark} />
        <div lang="he" dir="rtl">
          <h2>{dateText(night.date, 'night', 'he')}</h2>
          <b>
            {he('sheetNightOf')} {hebrew ? hebrewDateText(hebrew, 'he') : null}
          </b>
          <p>{named(mikvahNameHe || mikvahName, place?.nameHe || place?.name)}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        {facts.map(([word, at]) => (
          <div key={word}>
            <dt>
              <span>{en(word)}</span>
              <span lang="he">{he(word)}</span>
            </dt>
            <dd>{at ? <Time at={at} /> : '–'}</dd>
          </div>
        ))}
        <div>
          <dt>
            <span>{en('sheetVisits')}</span>
            <span lang="he">{he('sheetVisits')}</span>
          </dt>
          <dd className="num">{count}</dd>
        </div>
      </dl>
    </>
  )
}

function Printed({ nth, of }: { nth: number; of: number }) {
  const { en } = useBoth('shabbos-sheet')
  const wallClock = useWallClock()
  const now = wallClock(serverNow())
  return (
    <p className={styles.printed}>
      {en('sheetPrinted')} {dateText(now.slice(0, 10), 'dayMonth', 'en')}, <Time at={now} /> ·{' '}
      <span className="num">
        {nth}/{of}
      </span>{' '}
      · {en('sheetShred')}
    </p>
  )
}
