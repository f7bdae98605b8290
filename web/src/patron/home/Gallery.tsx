import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import arcade from '../../look/art/gallery-1-arcade.svg'
import steps from '../../look/art/gallery-2-steps.svg'
import water from '../../look/art/gallery-3-still-water.svg'
import suite from '../../look/art/gallery-4-suite.svg'
import kallah from '../../look/art/gallery-5-kallah.svg'
import keylim from '../../look/art/gallery-6-keylim.svg'
import { IconButton } from '../../parts/IconButton.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Gallery.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useNear } from './use-near.ts'

const pictures = [
  { src: arcade, word: 'homePictureArcade' },
  { src: steps, word: 'homePictureSteps' },
  { src: water, word: 'homePictureWater' },
  { src: suite, word: 'homePictureSuite' },
  { src: kallah, word: 'homePictureKallah' },
  { src: keylim, word: 'homePictureKeylim' },
] as const

/** Six pictures that move on by themselves until she touches them; not at all if she prefers reduced motion. */
export function Gallery() {
  const { t } = useWords('home')
  const strip = useRef<HTMLUListElement>(null)
  const [playing, setPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const overflows = useAutoplay(strip, playing)
  const near = useNear(strip)
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
        {pictures.map(({ src, word }) => (
          <li key={word}>
            <figure>
              {near ? (
                <img src={src} alt={t(`${word}Alt`)} width="300" height="400" loading="lazy" />
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
