import { Amenities } from './Amenities.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomeScreen.module.css'
import { Places } from './Places.tsx'
import { WaysOn } from './WaysOn.tsx'

export const HomeScreen = () => (
  <>
    <Hero />
    <div className={`wrap ${styles.below}`}>
      <Amenities />
      <Gallery />
      <WaysOn />
      <Places />
    </div>
  </>
)
