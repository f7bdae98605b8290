import type { WordKey } from '@mikvah/contract/words/key.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useState } from 'react'
import { DayArches } from '../../night/DayArches.tsx'
import { hebrewDateText } from '../../night/hebrew-date.ts'
import { Slots } from '../../night/Slots.tsx'
import { ZmanStars } from '../../night/ZmanStars.tsx'
import { Stepper } from '../../parts/Stepper.tsx'
import { isSaturday } from '../../parts/times/civil-date.ts'
import { useWords } from '../../words/use-words.ts'
import { Specimen } from './Specimen.tsx'

const nights: { date: string; day: number; note?: WordKey; disabled?: true; candle?: true }[] = [
  { date: '2026-11-24', day: 14, note: 'dayPastCutOff', disabled: true },
  { date: '2026-11-25', day: 15 },
  { date: '2026-11-26', day: 16 },
  { date: '2026-11-27', day: 17, note: 'dayShabbos', candle: true },
  { date: '2026-11-28', day: 18 },
  { date: '2026-11-29', day: 19, note: 'dayClosed', disabled: true },
]

const evening = (time: string) => `2026-11-25T${time}:00-05:00`
const zman = evening('17:17')
const slots = [
  { value: evening('16:45'), places: 0 },
  { value: evening('17:00'), places: 4 },
  { value: evening('17:15'), places: 1 },
  { value: evening('17:30'), places: 0 },
  { value: evening('17:45'), places: 2 },
  { value: evening('18:00'), places: 3 },
]
const before = [40, 30, 5, 0]

export function DaySpecimens() {
  const { t, language } = useWords()
  const [day, setDay] = useState('2026-11-25')
  const [slot, setSlot] = useState(evening('17:45'))
  const days = nights.map(({ date, day, note, ...rest }) => ({
    ...rest,
    value: date,
    name: dateText(date, 'full', language),
    weekday: isSaturday(date) ? t('motzeiShabbos') : dateText(date, 'weekdayShort', language),
    hebrewDate: hebrewDateText({ day, month: 'Kislev' }, language, { tile: true }),
    note: note && t(note),
  }))
  return (
    <>
      <Specimen name="Stepper">
        <Stepper label="Steps" steps={['Reserve', 'Date', 'Room', 'Payment']} at={2} />
      </Specimen>
      <Specimen name="DayArches">
        <DayArches label="Day" days={days} value={day} onChange={setDay} />
      </Specimen>
      <Specimen name="Slots, Waterline">
        <Slots label="Time" slots={slots} value={slot} onChange={setSlot} zman={zman} />
      </Specimen>
      <Specimen name="ZmanStars" shape="row">
        {before.map((minutes) => (
          <ZmanStars key={minutes} at={zman} now={Date.parse(zman) - minutes * 60_000} />
        ))}
      </Specimen>
    </>
  )
}
