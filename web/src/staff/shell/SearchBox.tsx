import { lengths } from '@mikvah/rules/lengths.ts'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import styles from './SearchBox.module.css'

type Props = { label: string; typed: string; onType: (typed: string) => void }

/**
 * The search field of a page, which only gives on what is typed. `/` focuses it from anywhere except another field or a
 * dialog; Escape empties it.
 */
export function SearchBox({ label, typed, onType }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const writes = target instanceof Element && target.closest('input, textarea, select, dialog')
      if (key !== '/' || ctrlKey || metaKey || altKey || writes) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])
  return (
    <label className={`no-print ${styles.search}`}>
      <Icon of={IconSearch} />
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="search"
        maxLength={lengths.search}
        dir="auto"
        value={typed}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('')
        }}
      />
      <span aria-hidden="true" className={styles.key}>
        /
      </span>
    </label>
  )
}
