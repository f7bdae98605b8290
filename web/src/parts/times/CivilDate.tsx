import { type DateForm, dateText } from '@mikvah/rules/time/date-text.ts'
import { useWords } from '../../words/use-words.ts'
import { isSaturday } from './civil-date.ts'

type Props = {
  /** The date as YYYY-MM-DD. */
  date: string
  form?: DateForm
}

const named = new Set<DateForm>(['weekday', 'weekdayShort'])

/** A business day. Its weekday is that of the evening: a Saturday is called Motzei Shabbos. */
export function CivilDate({ date, form = 'full' }: Props) {
  const { t, language } = useWords()
  const evening = isSaturday(date) ? t('motzeiShabbos') : null
  const text =
    evening === null
      ? dateText(date, form, language)
      : named.has(form)
        ? evening
        : form === 'full'
          ? `${evening}, ${dateText(date, 'full', language).replace(/^[^,]+, /, '')}`
          : dateText(date, form, language)
  return <time dateTime={date}>{text}</time>
}
