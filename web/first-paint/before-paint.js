// This runs before anything is painted. The page was served in the facility's language, and she may have chosen
// another; it was served to anyone, and she may be signed in.
{
  const page = document.documentElement
  try {
    const chosen = localStorage.getItem('language')
    if (chosen === 'en' || chosen === 'he') {
      page.lang = chosen
      page.dir = chosen === 'he' ? 'rtl' : 'ltr'
    }
    if (!localStorage.getItem('session')) page.dataset.guest = ''
  } catch {
    // A browser that stores nothing for us has no choice to give.
  }
  // A button of the header does nothing until the app has started, so a tap on it is remembered until the app presses
  // it (early-tap.ts).
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('header button')
    if (!button || page.dataset.tapped === 'no') return
    const all = button.closest('header').querySelectorAll('button')
    page.dataset.tapped = [...all].indexOf(button)
  })
  // The fonts and words of her language are requested before the first of them is painted, so that no line jumps, and
  // the files of her screen, or of the sign-in, before the app asks for them.
  const files = document.currentScript.dataset
  const hers = files[`${page.lang}${page.dataset.guest === '' ? 'Guests' : 'Hers'}`]
  for (const href of `${files[page.lang]} ${hers ?? ''}`.trim().split(' ')) {
    const file = document.createElement('link')
    const how = href.endsWith('.js')
      ? { rel: 'modulepreload' }
      : { rel: 'preload', as: 'font', type: 'font/woff2' }
    document.head.append(Object.assign(file, { ...how, crossOrigin: '', href }))
  }
}
