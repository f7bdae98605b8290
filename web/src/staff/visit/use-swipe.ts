import { needsCard } from '@mikvah/rules/visit/card-swipe.ts'
import { useRef, useState } from 'react'
import { useSession } from '../../talk/use-session.ts'
import { useSettingsOnceKnown } from '../facts/use-staff-settings.ts'

/** What an act says of whose hand it was. */
export type Card = { cardCode?: string }

/**
 * Where the house wants to know whose hand it was, an act waits for a card. `withCard` sends it with what it says of
 * the card, and gives what came of it; null when no card came, or while the same act is under way. A failure is thrown.
 * An act on one thing holds up none on another (`about`); their cards are asked for one after the other.
 */
export function useSwipe() {
  const settings = useSettingsOnceKnown()
  const roles = useSession()?.roles ?? []
  const [shown, show] = useState({ isWaiting: false, nth: 0 })
  const waiting = useRef<((card: Card | null) => void)[]>([])
  /** What each card is waited for about, in the same order. */
  const abouts = useRef<string[]>([])
  const underWay = useRef(new Set<string>())
  const ask = async (): Promise<Card | null> => {
    const values = await settings()
    if (values === null || !needsCard(roles, values)) return {}
    return new Promise((resolve) => {
      waiting.current.push(resolve)
      if (waiting.current.length === 1) show(({ nth }) => ({ isWaiting: true, nth: nth + 1 }))
    })
  }
  return {
    withCard: async <Done>(
      send: (card: Card) => Promise<Done>,
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
    /** The how many’th card is waited for: each has its own time. */
    nth: shown.nth,
    done: (cardCode: string | null) => {
      waiting.current.shift()?.(cardCode === null ? null : { cardCode })
      abouts.current.shift()
      show(({ nth }) => ({ isWaiting: waiting.current.length > 0, nth: nth + 1 }))
    },
  }
}

export type Swipe = ReturnType<typeof useSwipe>
