import { IconSunrise } from '@tabler/icons-react'
import { QuietlyLoaded } from '../../../page/QuietlyLoaded.tsx'
import { Alert } from '../../../parts/Alert.tsx'
import { Empty } from '../../../parts/Empty.tsx'
import { LinkButton } from '../../../parts/LinkButton.tsx'
import { useAsk } from '../../../talk/ask.ts'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { Figures } from '../Figures.tsx'
import { useNightWords } from '../night-words.ts'
import { numberText } from '../numbers.ts'
import type { Days } from '../period.ts'
import styles from '../Reports.module.css'
import { Doors } from './Doors.tsx'
import { Drawer } from './Drawer.tsx'
import { Moves } from './Moves.tsx'
import { Places } from './Places.tsx'
import { figuresOf, isEmpty, type MorningView, type Place } from './view.ts'
import { Waits } from './Waits.tsx'

/** The report of one night that the office reads on the morning after. */
export function MorningTab({ days: { from: night } }: { days: Days }) {
  const { t } = useWords('morning')
  const asked = useAsk('morningReport', { query: { dt: night } })
  return (
    <QuietlyLoaded asked={asked} notLoaded={t('reportsNotLoaded')}>
      {(report) =>
        isEmpty(report) ? (
          <Empty icon={IconSunrise} title={t('morningNothing')} />
        ) : (
          <Night key={report.night} report={report} />
        )
      }
    </QuietlyLoaded>
  )
}

function Night({ report }: { report: MorningView }) {
  return (
    <>
      <Numbers report={report} />
      <Notes report={report} />
      {report.places.length > 1 ? <Places places={report.places} /> : null}
      <div className={styles.two}>
        <Waits places={report.places} />
        <Drawer drawer={report.drawer} />
      </div>
      <Moves report={report} what="passed" />
      <Moves report={report} what="correction" />
      <Moves report={report} what="takenBack" />
      <Doors report={report} />
    </>
  )
}

function Numbers({ report }: { report: MorningView }) {
  const { t } = useWords('morning')
  const { minutesText } = useNightWords()
  const sums = figuresOf(report)
  const figure = (name: string, value: number) => ({ name, value: numberText(value) })
  return (
    <Figures
      figures={[
        figure(t('reportsVisits'), sums.visits),
        report.over
          ? figure(t('reportsDidNotCome'), sums.noShows)
          : figure(t('reportsExpected'), sums.expected),
        figure(t('column.canceled'), sums.canceled),
        ...(sums.waited === null
          ? []
          : [
              {
                ...{ name: t('morningWaited'), inWords: true as const },
                value: minutesText(sums.waited),
              },
            ]),
        figure(t('morningPassed'), sums.passed),
        figure(t('morningByHand'), sums.byHand),
        figure(t('morningDoorsOpened'), sums.opened),
      ]}
    />
  )
}

/** Sentences about what the numbers can't show. */
function Notes({ report }: { report: MorningView }) {
  const { t } = useWords('morning')
  const onPaper = report.places.filter((place) => place.onPaper)
  const { unwritten } = figuresOf(report)
  return (
    <>
      {report.over ? null : <p className="muted">{t('morningNotOver')}</p>}
      {onPaper.length === report.places.length && onPaper.length > 0 ? (
        <p>{t('morningOnPaper')}</p>
      ) : (
        onPaper.map((place) => <OnPaper key={place.locationId} place={place} />)
      )}
      {unwritten > 0 ? (
        <Alert
          kind="warning"
          action={
            <LinkButton to="/receptionist/shabbos-sheet" kind="quiet" size="small" arrow>
              {t('morningToSheet')}
            </LinkButton>
          }
        >
          {t('morningUnwritten', { count: unwritten })}
        </Alert>
      ) : null}
    </>
  )
}

function OnPaper({ place }: { place: Place }) {
  const { t } = useWords('morning')
  const nameOf = useNameOf()
  return <p>{t('morningOnPaperAt', { place: nameOf(place) })}</p>
}
