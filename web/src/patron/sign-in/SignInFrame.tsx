import type { ReactNode } from 'react'
import arcade from '../../look/art/hero-arcade.svg'
import pool from '../../look/art/pool.svg'
import { useWords } from '../../words/use-words.ts'
import styles from './SignInScreen.module.css'

/** The frame of all sign-in steps. It is part of the prerendered page, with room for what is loaded. */
export function SignInFrame({ children }: { children?: ReactNode }) {
  const { t } = useWords('sign-in')
  return (
    <div className={styles.screen}>
      <div className={`wrap narrow ${styles.stone}`}>
        <h1>{t('signInTitle')}</h1>
        <p className={`muted ${styles.lead}`}>{t('signInLead')}</p>
        {children ?? <div className={styles.awaited} />}
      </div>
      <picture className={styles.side}>
        <source media="(min-width: 900px)" srcSet={arcade} />
        {/* In the served page the frame may be hidden from somebody who is signed in; a lazy picture isn't fetched
            then. */}
        <img src={pool} alt="" loading={children ? 'eager' : 'lazy'} />
      </picture>
    </div>
  )
}
