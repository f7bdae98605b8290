import { IconDoor, IconRipple } from '@tabler/icons-react'
import { Sign } from '../parts/Sign.tsx'
import styles from './ForeseenHours.module.css'
import { Likely } from './Likely.tsx'
import type { Foreseen } from './outlook.ts'

/** When a room and the water are likely for her; what is behind her, or can't be said, isn't. */
export const ForeseenHours = ({ room, water }: Pick<Foreseen, 'room' | 'water'>) => (
  <span className={styles.hours}>
    {room ? (
      <span>
        <Sign icon={IconDoor} word="deskLikelyRoom" />
        <Likely of={room} />
      </span>
    ) : null}
    {water ? (
      <span>
        <Sign icon={IconRipple} word="deskLikelyWater" />
        <Likely of={water} />
      </span>
    ) : null}
  </span>
)
