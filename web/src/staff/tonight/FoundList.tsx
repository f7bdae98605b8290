import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhoneText } from '../../facts/use-phone-text.ts'
import type { Board } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { HeldUntil } from '../facts/Held.tsx'
import { useBusinessDay } from '../facts/use-night.ts'
import styles from './FoundList.module.css'
import { matchesSearch, namedFirst, type Search } from './search.ts'
import { asksForPerson, hasMore } from './use-found.ts'

type Props = {
  search: Search
  /** What the server found; undefined until it has answered. */
  answer: AnswerOf<'search'> | undefined
  /** Whether the answer to what is typed is still to come, and `answer` only what is still possible. */
  isLate: boolean
  onVisit: (reservationId: string) => void
}

const empty: Pick<Board, 'here' | 'upcoming' | 'completed' | 'canceled' | 'leftover'> = {
  ...{ here: [], upcoming: [], completed: [], canceled: [], leftover: [] },
}

/** What the search finds: visits of tonight, visits of other nights, and patrons; or that it finds nothing. */
export function FoundList({ search, answer, isLate, onVisit }: Props) {
  const { t, language } = useWords('desk')
  const phoneText = usePhoneText()
  const { data: board = empty } = useLiveQuery('listReception')
  const date = useBusinessDay()
  const { here, upcoming, completed, canceled, leftover } = board
  const onBoard = [...here, ...upcoming, ...completed, ...canceled, ...leftover]
  const listed =
    search.found === null ? [] : onBoard.filter((visit) => matchesSearch(visit, search))
  const shown = new Set(listed.map(({ reservationId }) => reservationId))
  const further =
    answer?.reservations.filter(({ reservationId }) => !shown.has(reservationId)) ?? []
  const [ofTonight = [], others = []] = [true, false].map((is) =>
    further.filter(({ reservationDate }) => (reservationDate === date) === is),
  )
  const tonight = namedFirst([...listed, ...ofTonight], search)
  const users = answer?.users ?? []
  const isNobody = !isLate && tonight.length + others.length + users.length === 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk what stands in it, and that has the focus
    <div
      className={styles.found}
      data-found
      aria-busy={isLate || undefined}
      data-dim={(isLate && asksForPerson(search.text)) || undefined}
      onKeyDown={walk}
    >
      <p role="status" className={styles.nobody}>
        {isNobody ? t('deskFoundNobody') : null}
      </p>
      <Group name={t('deskTonight')} of={tonight}>
        {({ reservationId, reservationCode, reservationStatus, room, ...hold }) => (
          <button type="button" onClick={() => onVisit(reservationId)}>
            <span className="num code">{reservationCode}</span>
            {reservationStatus ? <HeldUntil visit={{ reservationStatus, ...hold }} /> : null}
            {room ? (
              <span>
                {t('deskInRoom')} <span className="num">{room.number}</span>
              </span>
            ) : null}
            {reservationStatus ? <StatusTag visit={reservationStatus} /> : null}
          </button>
        )}
      </Group>
      <Group name={t('deskFoundOther')} of={others}>
        {(visit) => (
          <button type="button" onClick={() => onVisit(visit.reservationId)}>
            <span className="num code">{visit.reservationCode}</span>
            <span>{dateText(visit.reservationDate, 'dayMonth', language)}</span>
            <HeldUntil visit={visit} />
            <StatusTag visit={visit.reservationStatus} />
          </button>
        )}
      </Group>
      <Group name={t('deskFoundPatrons')} of={users}>
        {({ id, firstName, lastName, phoneNumber }) => (
          <Link to={`/receptionist/user/${id}`}>
            <bdi>{[firstName, lastName].filter(Boolean).join(' ') || '–'}</bdi>
            {/* A number is left to right in itself, so its place in the row belongs to what is around it. */}
            <span>
              <span className="num">{phoneText(phoneNumber)}</span>
            </span>
          </Link>
        )}
      </Group>
      {answer && hasMore(answer) ? <p className={styles.nobody}>{t('deskFoundMore')}</p> : null}
    </div>
  )
}

type GroupProps<One> = { name: string; of: readonly One[]; children: (one: One) => ReactNode }

function Group<One extends { reservationId: unknown } | { id: unknown }>({
  name,
  of,
  children,
}: GroupProps<One>) {
  if (of.length === 0) return null
  return (
    <section>
      <h2>{name}</h2>
      <ul>
        {of.map((one) => (
          <li key={`${'reservationId' in one ? one.reservationId : one.id}`}>{children(one)}</li>
        ))}
      </ul>
    </section>
  )
}

/** The results as elements that can take the focus, in their order on the page. */
export const foundIn = (around: Element | null): HTMLElement[] => [
  ...(around?.querySelectorAll<HTMLElement>('[data-found] :is(button, a)') ?? []),
]

/** Moves the focus up and down between results, and up from the first into the field. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const around = event.currentTarget.closest('search')
  const found = foundIn(around)
  const at = found.indexOf(event.target as HTMLElement) + step
  const next = at < 0 ? around?.querySelector('input') : found[at]
  next?.focus()
}
