import type { Reservation } from '@mikvah/contract/contract.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { StatusTag } from '../../../night/StatusTag.tsx'
import { Table } from '../../../parts/Table.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { markWords } from '../../facts/mark-words.ts'
import { useAccountName } from '../../facts/use-account-name.ts'
import { useEveryone } from '../../facts/use-everyone.ts'
import { useTicked } from '../../parts/ticks.ts'
import { durationText } from './duration-text.ts'

type Entry = Reservation['statusHistory'][number]
type Row = { entry: Entry }

/**
 * The history of statuses, each with who set it and why, when, and how long it lasted; the present one is still
 * counting.
 */
export function Session({ visit }: { visit: Reservation }) {
  const { t, language } = useWords('desk')
  const setBy = useSetBy(visit)
  const { statusHistory } = visit
  const last = Date.parse(statusHistory.at(-1)?.dateCreated ?? '')
  const present = useTicked((now) => last + Math.floor((now - last) / 60_000) * 60_000)
  const rows = statusHistory.map((entry, nth) => ({
    entry,
    lasted: Date.parse(statusHistory[nth + 1]?.dateCreated ?? '') || present,
    key: `${nth}`,
  }))
  return (
    <Table
      caption={t('deskSession')}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          key: 'status',
          head: t('deskStatus'),
          cell: ({ entry }) => <StatusTag visit={entry.newReservationStatus} />,
        },
        { key: 'by', head: t('deskSetBy'), cell: ({ entry }) => <bdi>{setBy(entry)}</bdi> },
        ...(statusHistory.some(({ mark, note }) => mark || note)
          ? [{ key: 'note', head: t('deskNote'), cell: ({ entry }: Row) => <Note entry={entry} /> }]
          : []),
        {
          key: 'time',
          head: t('deskTime'),
          cell: ({ entry }) => (
            <>
              {entry.onPaper ? <span className="muted">{t('deskFromSheet')} </span> : null}
              {entry.dateCreated.slice(0, 10) === visit.scheduleDate
                ? null
                : `${dateText(entry.dateCreated.slice(0, 10), 'dayMonth', language)} `}
              <Time at={entry.dateCreated} />
            </>
          ),
        },
        {
          key: 'duration',
          head: t('deskDuration'),
          end: true,
          cell: ({ entry, lasted }) => <Lasted ms={lasted - Date.parse(entry.dateCreated)} />,
        },
      ]}
    />
  )
}

function Lasted({ ms }: { ms: number }) {
  const { t } = useWords('desk')
  return <span className={ms < 3_600_000 ? 'num' : undefined}>{durationText(ms, t)}</span>
}

/** The program's own remark on an entry, and the reason that somebody typed. */
function Note({ entry: { mark, note } }: Row) {
  const { t } = useWords('desk')
  return (
    <>
      {mark ? t(markWords[mark]) : null}
      {mark && note ? ': ' : null}
      {note ? <bdi>{note}</bdi> : null}
    </>
  )
}

/**
 * Who set a status: the patron, the program, or an account of the facility by its name, with the attendant whose card
 * or section it was.
 */
function useSetBy(visit: Reservation): (entry: Entry) => string {
  const { t } = useWords('desk')
  const nameOf = useNameOf()
  const accountName = useAccountName()
  const { data: attendants } = useEveryone()
  return ({ statusLastUpdatedByUser: by, setByName, attendant }) => {
    if (by === null) return t('deskByProgram')
    if (by === visit.userId) return t('deskByPatron')
    const card = attendants?.find(({ id }) => id === attendant)
    const who = setByName === null ? t('deskByStaff') : accountName(setByName)
    return card ? `${who} · ${nameOf(card)}` : who
  }
}
