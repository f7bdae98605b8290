import { needsCard } from '@mikvah/rules/visit/card-swipe.ts'
import { useRef, useState } from 'react'
import { noCard, type SwipedCard } from '../../talk/call.ts'
import { useSession } from '../../talk/use-session.ts'
import { useSettingsOnceKnown } from '../facts/use-staff-settings.ts'

/**
 * Asks for a card before an act, where the facility wants to know who does it. `withCard` calls the act with the card's
 * code, or with none where no card is wanted, and gives its result; null when no card came, or while the same act is
 * under way. A failure is thrown. Acts on different things (`about`) don't block each other; their cards are asked for
 * one after the other.
 */
export function useSwipe() {
  const settings = useSettingsOnceKnown()
  const roles = useSession()?.roles ?? []
  const [shown, show] = useState({ isWaiting: false, nth: 0 })
  const waiting = useRef<((card: SwipedCard | null) => void)[]>([])
  /** What each awaited card is about, in the same order. */
  const abouts = useRef<string[]>([])
  const underWay = useRef(new Set<string>())
  const ask = async (): Promise<SwipedCard | null> => {
    const values = await settings()
    if (values === null || !needsCard(roles, values)) return noCard
    return new Promise((resolve) => {
      waiting.current.push(resolve)
      if (waiting.current.length === 1) show(({ nth }) => ({ isWaiting: true, nth: nth + 1 }))
    })
  }
  return {
    withCard: async <Done>(
      send: (card: SwipedCard) => Promise<Done>,
      about = '',
    ): Promise<Done | null> => {
      if (underWay.current.has(about)) return null
      underWay.current.add(about)
      abouts.current.push(about)
      try {
        const card = await ask()
        return card && (await send(card))
      } finally {
        underWay.current.delete(about)
        abouts.current = abouts.current.filter((one) => one !== about)
      }
    },
    isWaiting: shown.isWaiting,
    /** What the card is asked for. */
    about: abouts.current[0],
    /** The number of this request for a card, so that each has its own time limit. */
    nth: shown.nth,
    done: (cardCode: string | null) => {
      waiting.current.shift()?.(cardCode === null ? null : { cardCode })
      abouts.current.shift()
      show(({ nth }) => ({ isWaiting: waiting.current.length > 0, nth: nth + 1 }))
    },
  }
}

export type Swipe = ReturnType<typeof useSwipe>
