import { useRef, useState } from 'react'
import { useKept } from '../../live/use-kept.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { TonightBar } from '../shell/TonightBar.tsx'
import { useSearchKey } from '../shell/use-search-key.ts'
import { Counts } from './Counts.tsx'

/** The desk: the night on one page. */
export function TonightScreen() {
  const { t } = useWords('desk')
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const board = useKept('listReception')
  const rooms = useKept('rooms')
  useSearchKey(field)
  return (
    <>
      <TonightBar
        counts={<Counts board={board.data} rooms={rooms.data} />}
        search={search}
        onSearch={setSearch}
        field={field}
      />
      <h1 className="sr-only" tabIndex={-1} data-first>
        {t('titleDesk')}
      </h1>
      <ErrorAlert failure={board.error ?? rooms.error} onTryAgain={() => board.refetch()} />
    </>
  )
}
