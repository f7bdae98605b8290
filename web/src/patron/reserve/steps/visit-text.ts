import type { Language } from '@mikvah/rules/words/language.ts'
import type { Say } from '../../../words/say.ts'
import type { Chosen } from './chosen.ts'

const roomNames = { shower: 'reserveShower', bath: 'reserveBath', segula: 'reserveSegula' } as const
const visits = {
  shower: 'reserveVisitShower',
  bath: 'reserveVisitBath',
  segula: 'reserveVisitSegula',
} as const

export const roomText = (room: Chosen['room'], t: Say) => t(roomNames[room])

/** The extras in words, as in “with parking and with salon”; empty when nothing is added. */
export const addedText = (chosen: Chosen, t: Say, language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    [
      chosen.privateRoom ? t('reserveWithPrivate') : null,
      chosen.parking ? t('reserveWithParking') : null,
      chosen.salon ? t('reserveWithSalon') : null,
      chosen.doubleSlot ? t('reserveWithDouble') : null,
    ].filter((words) => words !== null),
  )

/**
 * The choice in words, as in “a bath with parking”, for the line above the times; in Shabbos mode, where there is no
 * choice, the words for a visit.
 */
export const visitText = (chosen: Chosen, shabbosMode: boolean, t: Say, language: Language) =>
  shabbosMode
    ? t('reserveVisitShabbos')
    : `${t(visits[chosen.room])} ${addedText(chosen, t, language)}`.trim()
