import { useLiveQuery } from '../../live/use-live-query.ts'
import { useWords } from '../../words/use-words.ts'
import type { Lock } from './use-locks.ts'

/** Gives a function that says whom a lock is about, and why it is there. What was typed is never shown. */
export function useLockWords() {
  const { t } = useWords('desk-pages')
  const { data: rooms } = useLiveQuery('rooms')
  const number = (id: string) => rooms?.find((room) => String(room.id) === id)?.number ?? id
  return ({ kind, subject }: Lock): { name: string; why: string } => {
    const name = subject ?? ''
    switch (kind) {
      case 'kiosk':
        return { name: t('lockKiosk', { name }), why: t('lockKioskWhy') }
      case 'card':
        return { name: t('lockCard', { name }), why: t('lockCardWhy') }
      case 'sign-in':
        return { name: t('lockSignIn', { name }), why: t('lockSignInWhy') }
      case 'address':
        return { name: t('lockAddress', { name }), why: t('lockAddressWhy') }
      case 'cards-of-strangers':
        return { name: t('lockStrangers'), why: t('lockStrangersWhy') }
      case 'cards-of-patron':
        return {
          name: subject === null ? t('lockPatron') : t('lockPatronNamed', { name }),
          why: t('lockPatronWhy'),
        }
      case 'number-of-patron':
        return {
          name: subject === null ? t('lockNumber') : t('lockNumberNamed', { name }),
          why: t('lockNumberWhy'),
        }
      case 'passcode':
        return subject === null
          ? { name: t('lockHouse'), why: t('lockHouseWhy') }
          : { name: t('lockRoom', { number: number(subject) }), why: t('lockRoomWhy') }
    }
  }
}
