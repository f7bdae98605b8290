import { minutes } from '@mikvah/rules/time/ms.ts'
import { graceOf } from '@mikvah/rules/visit/arrived-on-time.ts'
import { memo, useState } from 'react'
import type { VisitSeen } from '../../../live/live-event.ts'
import { Button } from '../../../parts/Button.tsx'
import { useWords } from '../../../words/use-words.ts'
import { thresholdOf } from '../../facts/thresholds.ts'
import { carriedOut } from '../../visit/carried-to.ts'
import { isSearched, matchesSearch, type Search } from '../search.ts'
import { ArrivedRow } from './ArrivedRow.tsx'
import { CanceledList } from './CanceledList.tsx'
import { DoneList } from './DoneList.tsx'
import { HereRow } from './HereRow.tsx'
import { List } from './List.tsx'
import styles from './Lists.module.css'
import type { RowProps } from './row-props.ts'
import { UpcomingRow } from './UpcomingRow.tsx'
import { useBoardInOrder } from './use-board-in-order.ts'
import { WaitingRow } from './WaitingRow.tsx'

type Props = {
  search: Search
  onOpen: RowProps['onOpen']
  /** Called when a patron is dropped on the list of those who wait. */
  onOut: (visit: VisitSeen) => void
}

const isOut = (carried: unknown) => carriedOut(carried) !== null

/**
 * The lists of patrons who are at the desk, wait, will come, are in a room, are done or have canceled, and of visits
 * that an earlier night left open. They share one column; on a wide screen there are two, which scroll separately.
 */
export const Lists = memo(function Lists({ search, onOpen, onOut }: Props) {
  const { t } = useWords('desk')
  const { board, settings, arrived, waiting, soon, here, forecasts } = useBoardInOrder()
  const grace = settings && graceOf(settings) / minutes(1)
  const [all, setAll] = useState(false)
  const searched = isSearched(search)
  const upcoming = all || searched ? board.upcoming : soon
  const isDim = (visit: VisitSeen) => searched && !matchesSearch(visit, search)
  const rowOf = (visit: VisitSeen) => ({
    visit,
    dim: isDim(visit),
    lateAfter: thresholdOf(settings, visit.reservationStatus),
    onOpen,
  })
  return (
    <aside className={styles.lists} aria-label={t('deskLists')}>
      <div className={styles.column}>
        {board.leftover.length > 0 ? (
          <List
            kind="leftover"
            name="deskLeftover"
            hint={t('deskLeftoverHint')}
            empty="deskNobodyHere"
            count={board.leftover.length}
          >
            {board.leftover.map((visit) => (
              <HereRow key={visit.reservationId} {...rowOf(visit)} />
            ))}
          </List>
        ) : null}
        {arrived.length > 0 ? (
          <List kind="arrived" name="deskArrived" empty="deskNobodyHere" count={arrived.length}>
            {arrived.map((visit) => (
              <ArrivedRow
                key={visit.reservationId}
                visit={visit}
                dim={isDim(visit)}
                onOpen={onOpen}
              />
            ))}
          </List>
        ) : null}
        <List
          kind="waiting"
          name="deskWaiting"
          hint={t('deskOnTimeFirst')}
          empty="deskNobodyWaits"
          count={waiting.length}
          onto={{
            says: 'deskLetGoWaits',
            takes: isOut,
            onDrop: (carried) => {
              const visit = carriedOut(carried)
              if (visit) onOut(visit)
            },
          }}
        >
          {waiting.map((visit) => (
            <WaitingRow
              key={visit.reservationId}
              {...rowOf(visit)}
              forecast={forecasts.get(visit.reservationId)}
            />
          ))}
        </List>
      </div>
      <div className={styles.column}>
        <List
          kind="upcoming"
          name="deskUpcoming"
          hint={all || searched ? undefined : t('deskSoon', { soon: soon.length })}
          empty="deskNobodyComes"
          count={board.upcoming.length}
        >
          {upcoming.map((visit) => (
            <UpcomingRow key={visit.reservationId} {...rowOf(visit)} lateAfter={grace} />
          ))}
          {board.upcoming.length > soon.length && !searched ? (
            <li className={styles.more}>
              <Button kind="quiet" size="small" onClick={() => setAll(!all)} aria-expanded={all}>
                {t(all ? 'deskOnlySoon' : 'deskAllUpcoming')}
              </Button>
            </li>
          ) : null}
        </List>
        <List
          kind="here"
          name="deskHere"
          hint={t('deskByTimeInStatus')}
          empty="deskNobodyHere"
          count={here.length}
        >
          {here.map((visit) => (
            <HereRow key={visit.reservationId} {...rowOf(visit)} />
          ))}
        </List>
        <DoneList completed={board.completed} isDim={searched ? isDim : null} onOpen={onOpen} />
        <CanceledList canceled={board.canceled} isDim={searched ? isDim : null} onOpen={onOpen} />
      </div>
    </aside>
  )
})
