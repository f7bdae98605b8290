let typedAt: string | null = null

/**
 * Remembers the address at which something was typed or chosen last: as long as she is there, it may be unsaved. A
 * search field doesn't count.
 */
export function noteTyping(page: Document) {
  page.addEventListener('input', ({ target }) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search'
    if (!isSearch) typedAt = location.pathname
  })
}

/** Whether a reload would lose something here: what was typed, an open dialog, or a payment. */
export const wouldTakeSomething = (): boolean =>
  typedAt === location.pathname || document.querySelector('dialog[open], [data-paying]') !== null
