import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../parts/IconButton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Gallery.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useNear } from './use-near.ts'
import { usePictures } from './use-pictures.ts'

const shown = [
  { picture: 'arcade', word: 'homePictureArcade' },
  { picture: 'steps', word: 'homePictureSteps' },
  { picture: 'water', word: 'homePictureWater' },
  { picture: 'suite', word: 'homePictureSuite' },
  { picture: 'kallah', word: 'homePictureKallah' },
  { picture: 'keylim', word: 'homePictureKeylim' },
] as const

/**
 * Six pictures that move on by themselves until she touches them, reaches them by the keyboard or pauses; if she
 * prefers reduced motion, only once she presses play.
 */
export function Gallery() {
  const { t } = useWords('home')
  const strip = useRef<HTMLUListElement>(null)
  const [playing, setPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const overflows = useAutoplay(strip, playing)
  const pictures = usePictures(useNear(strip))
  return (
    <section className="no-print">
      <div className={styles.head}>
        <h2>{t('homePlace')}</h2>
        {overflows ? (
          <IconButton
            icon={playing ? IconPlayerPause : IconPlayerPlay}
            label={t(playing ? 'homeGalleryPause' : 'homeGalleryPlay')}
            onClick={() => setPlaying(!playing)}
          />
        ) : null}
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={t('homeGallery')}
        tabIndex={overflows ? 0 : undefined}
        onPointerDown={() => setPlaying(false)}
        onFocus={() => setPlaying(false)}
      >
        {shown.map(({ picture, word }) => (
          <li key={word}>
            <figure>
              {pictures ? (
                <img src={pictures[picture]} alt={t(`${word}Alt`)} width="300" height="400" />
              ) : (
                <div className={styles.place} />
              )}
              <figcaption>{t(word)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
