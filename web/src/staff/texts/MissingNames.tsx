import { Link } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Texts.module.css'

type Missing = { to: string; name: string }

/**
 * Names that the facility has given in English only: items and membership levels on sale, and settings that have a
 * Hebrew counterpart.
 */
export function MissingNames() {
  const { t } = useWords('content')
  const items = useAsk('merchandise').data ?? []
  const levels = useAsk('membershipLevels').data ?? []
  const settings = useLiveQuery('settings').data ?? []
  const values = new Map(settings.map(({ Key, Value }) => [Key, Value.trim()]))
  const missing: Missing[] = [
    ...items
      .filter(({ active, itemHe }) => active && !itemHe.trim())
      .map(({ item }) => ({ to: '/admin/merchandise', name: item })),
    ...levels
      .filter(({ active, levelHe }) => active && !levelHe.trim())
      .map(({ level }) => ({ to: '/admin/membership', name: level })),
    ...settings
      .filter(({ Key, Value }) => Value.trim() && values.get(`${Key}He`) === '')
      .map(({ Key }) => ({ to: '/admin/settings', name: Key })),
  ]
  if (missing.length === 0) return null
  return (
    <section className={styles.missing}>
      <h2>{t('namesMissing')}</h2>
      <p className="muted">{t('namesMissingLead')}</p>
      <ul>
        {missing.map(({ to, name }) => (
          <li key={`${to} ${name}`}>
            <Link to={to}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
