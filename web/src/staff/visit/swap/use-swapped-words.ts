import { useWords } from '../../../words/use-words.ts'
import type { Exchange } from './exchange.ts'

/** Gives a function that says in words which exchange of rooms was done. */
export function useSwappedWords() {
  const { t } = useWords('desk')
  return ({ visit, from, into }: Exchange): string => {
    const code = visit.reservationCode ?? ''
    return into.reservation
      ? t('deskSwapped', {
          ...{ code, room: into.number },
          ...{ otherCode: into.reservation.reservationCode ?? '', otherRoom: from.number },
        })
      : t('deskMoved', { code, room: into.number })
  }
}
