// Runs before anything is painted: the page was served in the facility's language, and she may have chosen another.
try {
  const chosen = localStorage.getItem('language')
  const page = document.documentElement
  if (chosen === 'en' || chosen === 'he') {
    page.lang = chosen
    page.dir = chosen === 'he' ? 'rtl' : 'ltr'
  }
} catch {
  // A browser that keeps nothing for us has no choice to tell.
}
