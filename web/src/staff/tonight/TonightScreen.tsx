import { useState } from 'react'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { TonightBar } from '../shell/TonightBar.tsx'
import { useSearchKey } from '../shell/use-search-key.ts'
import { DetailsModal } from '../visit/details/DetailsModal.tsx'
import styles from './Board.module.css'
import { Board } from './Board.tsx'
import { Counts } from './Counts.tsx'
import { RoomModal } from './RoomModal.tsx'
import { useFind } from './use-find.tsx'

/** The desk's main screen: the whole night on one page. A change renders only the part that shows it. */
export function TonightScreen() {
  const { t } = useWords('desk')
  const [visit, openVisit] = useState<string | null>(null)
  const [room, openRoom] = useState<number | null>(null)
  const { search, failure, tryAgain, box } = useFind(openVisit)
  useSearchKey(box.field)
  return (
    <div className={styles.page}>
      <TonightBar counts={<Counts />} {...box} />
      <h1 className="sr-only" tabIndex={-1} data-first>
        {t('titleDesk')}
      </h1>
      {failure ? (
        <div className={styles.news}>
          <ErrorAlert failure={failure} onTryAgain={tryAgain} />
        </div>
      ) : null}
      <Board search={search} onVisit={openVisit} onRoom={openRoom} />
      <DetailsModal reservationId={visit} onClose={() => openVisit(null)} />
      <RoomModal id={room} onClose={() => openRoom(null)} onOpen={openVisit} />
    </div>
  )
}
