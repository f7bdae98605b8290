import { Button } from '../../../parts/Button.tsx'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useAsk } from '../../../talk/ask.ts'
import type { AnswerOf } from '../../../talk/call.ts'
import { useWords } from '../../../words/use-words.ts'
import { SwipeModal } from '../SwipeModal.tsx'
import { Warning } from '../Warning.tsx'
import { type SectionTonight, useSections } from './use-sections.ts'

type Props = { section: SectionTonight['section']; onLetBe: () => void; onDone: () => void }
type Closing = AnswerOf<'sectionClosing'>

/**
 * Asks before a section is closed, naming the patrons who would be left without an attendant; it names those anew who
 * come meanwhile.
 */
export function CloseSection({ section, onLetBe, onDone }: Props) {
  const { t } = useWords('desk')
  const asked = useAsk(
    'sectionClosing',
    { params: { id: section.id } },
    { staleTime: 0, gcTime: 0 },
  )
  const { close, swipe, isPending, error } = useSections()
  const { data, refetch } = asked
  if (!data)
    return asked.error ? <ErrorAlert failure={asked.error} onTryAgain={refetch} /> : <Skeleton />
  const go = async () => {
    if (await close(section.id, strandedIn(data))) onDone()
    else refetch()
  }
  return (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <Warning failure={error} />
      <Strands closing={data} />
      <Button kind="cancelNow" busy={isPending} onClick={go}>
        {t('deskCloseSection')}
      </Button>
      <Button onClick={onLetBe}>{t('deskLetBe')}</Button>
      <SwipeModal swipe={swipe} />
    </div>
  )
}

const strandedIn = ({ inside, kept, withoutRoom }: Closing) =>
  [...inside, ...kept, ...withoutRoom].map(({ reservationId }) => reservationId)

type Named = { reservationCode: string; room?: string }
const named = (visits: readonly Named[]) =>
  visits
    .map(({ reservationCode, room }) => (room ? `${reservationCode} (${room})` : reservationCode))
    .join(', ')

function Strands({
  closing: { inside, kept, withoutRoom, ready, timesOnSale },
}: {
  closing: Closing
}) {
  const { t } = useWords('desk')
  const lines = [
    inside.length > 0 && t('deskClosingInside', { codes: named(inside) }),
    kept.length > 0 && t('deskClosingKept', { codes: named(kept) }),
    withoutRoom.length > 0 && t('deskClosingWithout', { codes: named(withoutRoom) }),
    ready.length > 0 && t('deskClosingReady', { rooms: ready.join(', ') }),
    timesOnSale > 0 && t('deskClosingSale', { count: timesOnSale }),
  ].filter((line) => line !== false)
  if (lines.length === 0) return <p>{t('deskClosingNothing')}</p>
  return (
    <ul
      style={{ display: 'grid', gap: 'var(--s-2)', paddingInlineStart: '1.2em', listStyle: 'disc' }}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
