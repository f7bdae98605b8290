import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { ReactNode } from 'react'
import { VisitHour } from '../../../night/VisitHour.tsx'
import { weekdayText } from '../../../parts/times/evening-text.ts'
import { useNameOf } from '../../../words/use-name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './Summary.module.css'
import { typeWords } from './type-words.ts'

/** What was reserved, in short; extras that she didn't take aren't shown. */
export function Summary({ visit }: { visit: Reservation }) {
  const { t, language } = useWords('desk')
  const nameOf = useNameOf()
  const { scheduleDate, location, advanceReservation } = visit
  const salon = salonOf(visit)
  const has = (name: WordKey, yes: boolean): [string, ReactNode][] =>
    yes ? [[t(name), t('deskYes')]] : []
  const slot = <VisitHour visit={visit} />
  const lines: [string, ReactNode][] = [
    [
      t('deskDate'),
      `${weekdayText(scheduleDate, language, t, 'weekdayShort')} ${dateText(scheduleDate, 'dayMonth', language)}`,
    ],
    [t('deskSlot'), advanceReservation ? slot : t('deskWalkIn')],
    [t('deskRoomType'), t(typeWords[visit.roomType])],
    [t('deskLocation'), nameOf(location)],
    ...has('deskMember', visit.member),
    ...has('deskSignParking', visit.parking),
    ...(salon ? [[t('deskSignSalon'), t(salon)] satisfies [string, ReactNode]] : []),
    ...has('deskSignExtraTime', visit.hasExtraTime),
    ...has('deskChabadBor', visit.chabadBor),
  ]
  return (
    <dl className={styles.summary}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const salonOf = ({ salonBoth, salonManicure, salonPedicure }: Reservation) => {
  if (salonBoth) return 'deskSalonBoth'
  if (salonManicure) return 'deskSalonManicure'
  return salonPedicure ? 'deskSalonPedicure' : null
}
