// Runs before anything is painted: the page was served in the facility's language, and she may have chosen another.
try {
  const chosen = localStorage.getItem('language')
  const page = document.documentElement
  if (chosen === 'en' || chosen === 'he') {
    // Her letters are on their way before the first of them is painted, so that no line jumps.
    const others = page.lang === chosen ? [] : document.currentScript.dataset.otherFonts.split(' ')
    for (const href of others) {
      const font = document.createElement('link')
      Object.assign(font, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
      document.head.append(font)
    }
    page.lang = chosen
    page.dir = chosen === 'he' ? 'rtl' : 'ltr'
  }
} catch {
  // A browser that keeps nothing for us has no choice to tell.
}
