let typedAt: string | null = null

/** Remembers where something was typed or chosen last: as long as she is there, it may be unsaved. A search never is. */
export function noteTyping(page: Document) {
  page.addEventListener('input', ({ target }) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search'
    if (!isSearch) typedAt = location.pathname
  })
}

/** Whether a reload would take something from her here: what she typed, an open window, or a payment. */
export const wouldTakeSomething = (): boolean =>
  typedAt === location.pathname || document.querySelector('dialog[open], [data-paying]') !== null
