import { Suspense, useState } from 'react'
import { Segmented } from '../../parts/fields/Segmented.tsx'
import { nameOfLanguage } from '../../words/language.ts'
import { Speaking, useBoth } from '../../words/use-words.ts'
import { PartsInOneLook } from './PartsInOneLook.tsx'
import styles from './PartsScreen.module.css'

const looks = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
  { theme: 'dark', dir: 'rtl' },
] as const

const speaking = { ltr: 'en', rtl: 'he' } as const

/** Every part in every state, in both directions and both schemes: for those who build and check the screens. */
export const PartsScreen = () => (
  <Suspense>
    <Parts />
  </Suspense>
)

function Parts() {
  useBoth('parts')
  const [dir, setDir] = useState<'ltr' | 'rtl' | 'both'>('both')
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>Parts</h1>
        <Segmented
          label="Direction"
          value={dir}
          onChange={setDir}
          options={[
            { value: 'both', label: '↔' },
            { value: 'ltr', label: nameOfLanguage.en },
            { value: 'rtl', label: nameOfLanguage.he },
          ]}
        />
      </div>
      <div className={styles.looks}>
        {looks
          .filter((look) => dir === 'both' || look.dir === dir)
          .map((look) => (
            <div
              key={look.theme + look.dir}
              data-theme={look.theme}
              dir={look.dir}
              lang={speaking[look.dir]}
              className={styles.look}
            >
              <Speaking value={speaking[look.dir]}>
                <PartsInOneLook />
              </Speaking>
            </div>
          ))}
      </div>
    </div>
  )
}
