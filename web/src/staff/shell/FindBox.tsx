import { lengths } from '@mikvah/rules/lengths.ts'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { classes } from '../../parts/classes.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './FindBox.module.css'

/** The desk's search as a page holds it; `useFind` makes it. */
export type FindProps = {
  search: string
  onSearch: (text: string) => void
  /** The search field, which a key focuses from anywhere. */
  field: RefObject<HTMLInputElement | null>
  /** The results, shown under the field while it has the focus. */
  found: ReactNode
  /** Called for the arrow down, which goes from the field into the results, and for Enter, which opens the first. */
  onFound: (key: 'ArrowDown' | 'Enter') => void
  /** Called when something else gets the focus than the field. */
  onLeave: () => void
}

/** The desk's search: a field with what it finds under it. Escape empties it. */
export function FindBox({ search, onSearch, field, found, ...how }: FindProps & How) {
  const { onFound, onLeave } = how
  const { t } = useWords('desk')
  const [isLooked, setLooked] = useState(false)
  return (
    <search
      className={classes(styles.search, how.className)}
      onFocus={() => setLooked(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLooked(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || search === '') return
        // On a page that Escape leads back from, it only empties the field.
        event.preventDefault()
        onSearch('')
        field.current?.focus()
      }}
    >
      <Icon of={IconSearch} />
      <input
        ref={field}
        type="search"
        maxLength={lengths.search}
        value={search}
        placeholder={t('deskSearchHint')}
        aria-label={t('deskSearch')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onSearch(target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
          event.preventDefault()
          onFound(event.key)
        }}
      />
      <kbd>/</kbd>
      {isLooked ? found : null}
    </search>
  )
}

type How = { className: string | undefined }
