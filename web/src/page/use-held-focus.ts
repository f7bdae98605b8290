import { useEffect } from 'react'
import { holdFocus } from '../parts/read-first.ts'

/**
 * Keeps the focus where it is on a page that lives: when what has it goes or is disabled, by an act of hers or of
 * somebody else, what stood around it gets it, of a list the row beside it, and Tab goes on from there. A whole page or
 * a dialog that goes sees to the focus itself.
 */
export function useHeldFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    const follow = ({ target }: Event) => {
      last = target instanceof Element ? target : null
    }
    // Whoever points elsewhere has left it of her own will.
    const leave = () => {
      last = null
    }
    // Whoever goes on to another place has left this one too. It is heard before the place itself hears it, as a list
    // may close on her way.
    const goOn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last = null
    }
    const look = new MutationObserver((records) => {
      if (!last || !isLost(last)) return
      const place = placeOf(last, records)
      last = null
      if (place) holdFocus(place)
    })
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', goOn, true)
    document.addEventListener('pointerdown', leave)
    look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      look.disconnect()
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', goOn, true)
      document.removeEventListener('pointerdown', leave)
    }
  }, [])
}

function isLost(last: Element): boolean {
  const at = document.activeElement
  return last.isConnected ? at === last && last.matches(':disabled') : at === document.body
}

/** What holds the focus then; null where a whole page or a dialog has gone, which see to the focus themselves. */
function placeOf(last: Element, records: readonly MutationRecord[]): HTMLElement | null {
  if (!last.isConnected && last.closest('dialog')) return null
  const place = last.isConnected ? last.parentElement : whatIsLeft(last, records)
  return place instanceof HTMLElement && !place.querySelector('h1') ? place : null
}

/** The row beside a row that is gone, or what it all stood in. */
function whatIsLeft(last: Element, records: readonly MutationRecord[]): Node | null {
  let gone: Node = last
  for (;;) {
    const was = records.find((one) => [...one.removedNodes].some((node) => node.contains(gone)))
    if (!was) return null
    const row = [...was.removedNodes].find((node) => node.contains(gone))
    const beside = [was.nextSibling, was.previousSibling].find(
      (node) => node?.isConnected && node.nodeName === 'LI',
    )
    if (row?.nodeName === 'LI' && beside) return beside
    if (was.target.isConnected) return was.target
    gone = was.target
  }
}
