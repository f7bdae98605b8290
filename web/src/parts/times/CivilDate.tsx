import { type DateForm, dateText } from '@mikvah/rules/time/date-text.ts'
import { useWords } from '../../words/use-words.ts'
import { eveningText, weekdayText } from './evening-text.ts'

type Props = {
  /** The date as YYYY-MM-DD. */
  date: string
  form?: DateForm
}

/** A business day. Its weekday is that of the evening: a Saturday is called Motzei Shabbos. */
export function CivilDate({ date, form = 'full' }: Props) {
  const { t, language } = useWords()
  const text =
    form === 'full'
      ? eveningText(date, language, t)
      : form === 'weekday' || form === 'weekdayShort'
        ? weekdayText(date, language, t, form)
        : dateText(date, form, language)
  return <time dateTime={date}>{text}</time>
}
