import { Link } from 'react-router'
import { useWords } from '../../words/use-words.ts'
import { useMinutesSince } from '../parts/ticks.ts'
import type { Screen } from '../screens/screen-state.ts'
import type { NeedProps } from './need-props.ts'

/** Screens of the facility that haven't answered for a while, so that somebody has to go there and look. */
export function Silent({ those }: NeedProps<Screen>) {
  const { t } = useWords('desk-pages')
  const [first] = those
  const minutes = useMinutesSince(first?.lastSeen ?? '')
  return (
    <>
      <span>{t('needSilent', { count: those.length, name: first?.name ?? '', minutes })}</span>
      <Link to="/receptionist/screens">{t('needLook')}</Link>
    </>
  )
}
